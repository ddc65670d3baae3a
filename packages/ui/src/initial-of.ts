/** Some browsers that run the site cannot tell letters apart; there a code point has to do. */
const firstLetter = (name: string): string | undefined => {
  if (!('Segmenter' in Intl)) return [...name][0]
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment
}

/** The first letter as a reader sees it: a Bangla letter keeps its vowel sign, an emoji stays whole. */
export const initialOf = (name: string): string => firstLetter(name.trim())?.toUpperCase() ?? ''
