import { fillLines } from './fill-lines.ts'
import type { FaceName, FontBook } from './fonts.ts'
import { wordMarker } from './mark-words.ts'
import { splitRuns, type TextRun } from './split-runs.ts'

export type Style = { face: FaceName; size: number; color: string }
export type Place = { x: number; baseline: number; align?: 'left' | 'right' | 'center' }

export type Pen = {
  widthOf(text: string, style: Style): number
  write(text: string, place: Place, style: Style): void
  /** The text in lines that fit; a word too long for a line is broken. */
  wrap(text: string, width: number, style: Style): string[]
  /** Writes lines below each other, the first on the baseline; answers with the baseline of the last. */
  writeLines(lines: string[], place: Place & { step: number }, style: Style): number
}

const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 }
const BANGLA = /[\u0980-\u09ff]/

/** Typed text may hold line breaks and signs that turn the direction of reading; paper takes neither. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim()

/** `leastSize` is that of the smallest print. */
export function createPen(doc: PDFKit.PDFDocument, book: FontBook, leastSize: number): Pen {
  for (const { name, font } of Object.values(book).flat()) doc.registerFont(name, font.forPdf)
  const markWord = wordMarker(doc)

  const runsOf = (text: string, { face }: Style): TextRun[] => splitRuns(text, book[face])
  const setIn = ({ part }: TextRun, { size }: Style) => doc.font(part.name).fontSize(Math.max(size, leastSize))
  const widthOfRun = (run: TextRun, style: Style): number => setIn(run, style).widthOfString(run.text)
  const widthOf = (text: string, style: Style): number =>
    runsOf(text, style).reduce((sum, run) => sum + widthOfRun(run, style), 0)

  function writeRun(run: TextRun, { x, baseline }: Place, style: Style): void {
    const show = () => void setIn(run, style).text(run.text, x, baseline, { baseline: 'alphabetic', lineBreak: false })
    if (BANGLA.test(run.text)) markWord(run.text, show)
    else show()
  }

  function write(text: string, { x, baseline, align = 'left' }: Place, style: Style): void {
    const runs = runsOf(plain(text), style).map((run) => ({ run, width: widthOfRun(run, style) }))
    let at = x - SHARE_BEFORE[align] * runs.reduce((sum, { width }) => sum + width, 0)
    doc.fillColor(style.color)
    for (const { run, width } of runs) {
      writeRun(run, { x: at, baseline }, style)
      at += width
    }
  }

  return {
    write,
    widthOf: (text, style) => widthOf(plain(text), style),
    wrap: (text, width, style) => fillLines(plain(text), width, (piece) => widthOf(piece, style)),
    writeLines(lines, { step, baseline, ...place }, style) {
      for (const [n, line] of lines.entries()) write(line, { ...place, baseline: baseline + n * step }, style)
      return baseline + (lines.length - 1) * step
    },
  }
}
