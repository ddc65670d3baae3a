import type { Language } from '#contract/rules/language.ts'
import { LANGUAGE } from '#words/language.ts'
import { keepLanguage } from './kept.ts'

/** Each language is a bundle of its own: the page begins anew in the other. */
export function speak(language: Language): void {
  keepLanguage(language)
  if (language !== LANGUAGE) location.reload()
}
