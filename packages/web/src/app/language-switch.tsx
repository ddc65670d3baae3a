import { useLocation } from 'react-router'
import { addressThere, banglaSide, englishSide, OTHER, switchName } from '#words/language.ts'
import { chooseLanguage } from './chosen-language.ts'
import './language-switch.css'

/** The same page in the other language, as a page of its own. The server draws one for all of a route, and which one is open is known here: hydrating mends no attribute. */
export function LanguageSwitch({ at }: { at: 'header' | 'menu' | 'foot' }) {
  const { pathname, search } = useLocation()
  const there = addressThere((pathname + search).replace(/^\/+/, '/'))
  return (
    <a
      className={`language-switch language-switch--${at}`}
      ref={(link) => link?.setAttribute('href', there)}
      href={there}
      hrefLang={OTHER}
      lang={OTHER}
      onClick={() => chooseLanguage(OTHER)}
    >
      <span lang="bn" aria-hidden="true">
        {banglaSide}
      </span>
      <span lang="en" aria-hidden="true">
        {englishSide}
      </span>
      <span className="vh">{switchName}</span>
    </a>
  )
}
