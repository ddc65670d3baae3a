import type { Face, Font, GlyphInfo } from 'harfbuzzjs'

type Shaped = { face: Face; font: Font; glyphsOf: (text: string) => GlyphInfo[] }

/** Which letters a glyph stands for when someone copies it or searches for it. */
export type TextOf = (text: string, glyph: GlyphInfo, all: GlyphInfo[]) => number[]

const NO_GLYPH = 0
/** Vowel signs that are drawn before their letter, and then often in a form of their own. */
const DRAWN_FIRST = ['ি', 'ে', 'ৈ']

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0

export function glyphText(shaped: Shaped): TextOf {
  const ownLetter = ownLetters(shaped)
  /** A joined form stands for those letters of its cluster that no other glyph of the cluster stands for. */
  return (text, glyph, all) => {
    const own = ownLetter.get(glyph.codepoint)
    if (own !== undefined) return [own]
    const end = Math.min(text.length, ...all.map(({ cluster }) => cluster).filter((cluster) => cluster > glyph.cluster))
    const taken = new Set(
      all.filter(({ cluster }) => cluster === glyph.cluster).map(({ codepoint }) => ownLetter.get(codepoint)),
    )
    return Array.from(text.slice(glyph.cluster, end), codeOf).filter((letter) => !taken.has(letter))
  }
}

/** The letter of each glyph that stands for one by itself. */
function ownLetters({ face, font, glyphsOf }: Shaped): Map<number, number> {
  const letters = new Map<number, number>()
  const learn = (glyph: number | undefined, letter: number): void => {
    if (glyph !== undefined && glyph !== NO_GLYPH && !letters.has(glyph)) letters.set(glyph, letter)
  }
  for (const letter of face.collectUnicodes()) learn(font.nominalGlyph(letter), letter)
  for (const sign of DRAWN_FIRST) learn(glyphsOf(`ক${sign}`)[0]?.codepoint, codeOf(sign))
  return letters
}
