import type { Part } from './fonts.ts'

export type TextRun = { part: Part; text: string }

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })
const JOINER = /[\u200c\u200d]/g

const PLAIN_LATIN = /^[ -~]*$/

/** Text in runs of one font file each: a letter, with its marks, stays in its run's file or goes to the first that holds all of it. */
export function splitRuns(text: string, parts: Part[]): TextRun[] {
  if (PLAIN_LATIN.test(text) && parts[0]) return text === '' ? [] : [{ part: parts[0], text }]
  const runs: TextRun[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1)
    const part = [...(last ? [last.part] : []), ...parts].find((one) => holdsAll(one, segment)) ?? parts[0]
    if (part === undefined) continue
    if (last?.part === part) last.text += segment
    else runs.push({ part, text: segment })
  }
  return runs
}

const holdsAll = ({ font }: Part, grapheme: string): boolean =>
  [...grapheme.replace(JOINER, '')].every((letter) => font.holds(letter.codePointAt(0) ?? 0))
