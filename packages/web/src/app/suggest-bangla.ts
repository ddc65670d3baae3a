import { addressIn } from '#contract/rules/language.ts'
import { suggest, suggestNo, suggestYes } from '#words/language.ts'
import { chooseLanguage } from './chosen-language.ts'
import './suggest-bangla.css'

/** A strip over the page for a browser that is set to Bangla; either answer is remembered. */
export function suggestBangla(): void {
  const strip = document.createElement('aside')
  strip.className = 'suggest-bangla'
  const text = strip.appendChild(document.createElement('p'))
  text.lang = 'bn'
  text.textContent = suggest
  const yes = strip.appendChild(document.createElement('a'))
  yes.lang = yes.hreflang = 'bn'
  yes.textContent = suggestYes
  yes.href = addressIn('bn', location.pathname + location.search)
  const no = strip.appendChild(document.createElement('button'))
  no.type = 'button'
  no.textContent = suggestNo
  yes.addEventListener('click', () => {
    yes.href = addressIn('bn', location.pathname + location.search)
    chooseLanguage('bn')
  })
  no.addEventListener('click', () => {
    chooseLanguage('en')
    strip.remove()
  })
  document.body.append(strip)
}
