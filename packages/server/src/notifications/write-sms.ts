import type { Language } from '#contract/rules/language.ts'
import { smsLetters, smsParts } from '#contract/rules/sms.ts'
import { speak } from '#contract/words/named.ts'

/** Sixteen bits a letter: Bangla says in two parts what English says in one. */
const MOST_PARTS: Record<Language, number> = { en: 1, bn: 2 }

/** The first of these texts that is no longer than a message may be, as it is sent in this language; the last if all are. */
export function writeSms(language: Language, ...texts: [string, ...string[]]): string {
  const said = texts.map((text) => smsLetters(speak(text, language)))
  return said.find((text) => smsParts(text) <= MOST_PARTS[language]) ?? said.at(-1) ?? ''
}
