import { useLocation } from 'react-router'
import { addressThere, OTHER, switchLabel, switchName } from '#words/language.ts'
import { chooseLanguage } from './chosen-language.ts'
import './language-switch.css'

/** The same page in the other language, as a page of its own. The server draws one for all of a route: which one is open is known here. */
export function LanguageSwitch({ at }: { at: 'header' | 'menu' | 'foot' }) {
  const { pathname, search } = useLocation()
  const there = addressThere(pathname + search)
  return (
    <a
      className={`language-switch language-switch--${at}`}
      href={there}
      hrefLang={OTHER}
      lang={OTHER}
      aria-label={switchName}
      onClick={({ currentTarget }) => {
        chooseLanguage(OTHER)
        currentTarget.href = there
      }}
    >
      {switchLabel}
    </a>
  )
}
