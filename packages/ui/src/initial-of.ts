/** A letter with its signs, or a Bangla conjunct with its vowel. */
const LETTER = /^\p{L}(?:\u09CD\p{L})*\p{M}*/u

/** A cheap phone takes a tenth of a second for a segmenter, so names do without. Some browsers have none; there a code point has to do. */
const firstLetter = (name: string): string | undefined => {
  const letter = LETTER.exec(name)?.[0]
  if (letter !== undefined || !('Segmenter' in Intl)) return letter ?? [...name][0]
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment
}

/** The first letter as a reader sees it: a Bangla letter keeps its vowel sign, an emoji stays whole. */
export const initialOf = (name: string): string => firstLetter(name.trim())?.toUpperCase() ?? ''
