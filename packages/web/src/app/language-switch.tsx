import { type MouseEvent, useContext } from 'react'
import { useLocation } from 'react-router'
import { addressIn } from '#contract/rules/language.ts'
import { PageContext } from '#ui/page-context.ts'
import { BASE, OTHER, switchLabel, switchName } from '#words/language.ts'
import { chooseLanguage } from './chosen-language.ts'
import './language-switch.css'

/** Pages are kept by their route: which one of it is open the browser knows. */
function leadOn({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  chooseLanguage(OTHER)
  const { pathname, search } = location
  currentTarget.href = addressIn(OTHER, (pathname.slice(BASE.length) || '/') + search)
}

/** The same page in the other language, as a page of its own. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { pathname, search } = useLocation()
  const { path = pathname + search } = useContext(PageContext)
  return (
    <a
      className={`language-switch ${className}`}
      href={addressIn(OTHER, path)}
      hrefLang={OTHER}
      lang={OTHER}
      aria-label={switchName}
      onClick={leadOn}
      suppressHydrationWarning
    >
      {switchLabel}
    </a>
  )
}
