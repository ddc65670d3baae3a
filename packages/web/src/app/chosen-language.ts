import type { Language } from '#contract/rules/language.ts'
import { LANGUAGE } from '#words/language.ts'

const KEY = 'language'

/** What the visitor has chosen once; a browser without storage has chosen nothing. */
function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function chooseLanguage(language: Language): void {
  try {
    localStorage[KEY] = language
  } catch {
    // The address means its language anyway.
  }
}

/** On an English page, in a browser that is set to Bangla and whose owner has not chosen yet. */
export const wantsBangla = (): boolean =>
  LANGUAGE === 'en' && chosenLanguage() === null && /^bn\b/i.test(navigator.language)
