/** Line breaks, tabs and the like. */
const CONTROLS = /\p{Cc}+/gu
/** Overrides, embeddings and isolates can turn around the text that follows a name; right-to-left marks cannot and stay. */
const TURNERS = /[\u202A-\u202E\u2066-\u2069]/gu
const VISIBLE = /[^\p{Z}\p{C}]/u

/** A line of text as it is stored: on one line, with nothing that disturbs its neighbours, every other character as typed. */
export const tidyText = (typed: string): string => typed.replace(TURNERS, '').replace(CONTROLS, ' ').trim()

/** Half a character: no letter, and nothing that a database keeps as JSON. */
const HALVES = /\p{Cs}/gu
/** Line breaks as the systems of this world write them. */
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g

/** A line that somebody wrote for others to read. */
export const tidyLine = (typed: string): string => tidyText(typed.replace(HALVES, ''))

/** A text of several lines: each tidied, no more than one empty between two. */
export const tidyLines = (typed: string): string =>
  typed
    .replace(BREAKS, '\n')
    .split('\n')
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

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
