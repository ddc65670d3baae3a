/** Line breaks, tabs and the like. */
const CONTROLS = /\p{Cc}+/gu
/** Overrides, embeddings and isolates can turn around the text that follows a name; right-to-left marks cannot and stay. */
const TURNERS = /[\u202A-\u202E\u2066-\u2069]/gu
const VISIBLE = /[^\p{Z}\p{C}]/u

/** A line of text as it is stored: on one line, with nothing that disturbs its neighbours, every other character as typed. */
export const tidyText = (typed: string): string => typed.replace(TURNERS, '').replace(CONTROLS, ' ').trim()

/** Spaces, joiners and marks alone say nothing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** Made on first use: a cheap phone takes a tenth of a second for it. */
let segmenter: Intl.Segmenter | undefined

/** As a person counts them: a letter with its signs, a conjunct, a flag or a family is one. */
export function characterCount(text: string): number {
  // Old browsers cannot tell characters apart; there, what stands on or joins a letter is not counted.
  if (!('Segmenter' in Intl)) return [...text.replace(/[\p{M}\u200D]/gu, '')].length
  segmenter ??= new Intl.Segmenter()
  return [...segmenter.segment(text)].length
}

/** A character may be built of several code points, but not of any number: the database has its limit here. */
export const mostCodePoints = (characters: number): number => characters * 8

export const isLongerThan = (text: string, characters: number): boolean =>
  text.length > characters && ([...text].length > mostCodePoints(characters) || characterCount(text) > characters)
