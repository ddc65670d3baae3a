import { LANGUAGE } from '#words/language.ts'

/** A name may be in the other language: a screen reader and the line height have to know. */
export function langOf(text: string): 'en' | 'bn' | undefined {
  const lang = /\p{Script=Bengali}/u.test(text) ? 'bn' : 'en'
  return text === '' || lang === LANGUAGE ? undefined : lang
}
