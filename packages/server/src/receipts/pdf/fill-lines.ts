const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** Words in lines no wider than this; a word that is wider by itself is broken between letters. */
export function fillLines(text: string, width: number, widthOf: (piece: string) => number): string[] {
  const words = text.split(' ').flatMap((word) => (widthOf(word) <= width ? [word] : breakWord(word, width, widthOf)))
  return fill(words, ' ', width, widthOf)
}

const breakWord = (word: string, width: number, widthOf: (piece: string) => number): string[] =>
  fill(
    Array.from(graphemes.segment(word), ({ segment }) => segment),
    '',
    width,
    widthOf,
  )

function fill(pieces: string[], between: string, width: number, widthOf: (piece: string) => number): string[] {
  const gap = between === '' ? 0 : widthOf(between)
  const lines: string[] = []
  let used = Infinity
  for (const piece of pieces) {
    const own = widthOf(piece)
    const fits = used + gap + own <= width
    if (fits) lines.push(`${lines.pop()}${between}${piece}`)
    else lines.push(piece)
    used = fits ? used + gap + own : own
  }
  return lines
}
