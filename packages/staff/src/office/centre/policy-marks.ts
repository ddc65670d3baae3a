/** What a line of a policy may be; the mark that its first letters are. */
export type Mark = 'heading' | 'paragraph' | 'rules' | 'points'
export type Marked = { text: string; start: number; end: number }

const signs = /^(#{1,6}|[\d০-৯]{1,3}[.)।]|[-•*])\s+/

const begin = (mark: Mark, number: number): string =>
  ({ heading: '# ', paragraph: '', rules: `${number}. `, points: '- ' })[mark]

/** The lines that are chosen, made into headings, rules, points or paragraphs; the choice stays on them. */
export function markLines({ text, start, end }: Marked, mark: Mark): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const found = text.indexOf('\n', end)
  const to = found < 0 ? text.length : found
  let number = ruleBefore(text.slice(0, from))
  const marked = text
    .slice(from, to)
    .split('\n')
    .map((line) => (line.trim() === '' && to > from ? line : begin(mark, ++number) + line.replace(signs, '')))
    .join('\n')
  return { text: text.slice(0, from) + marked + text.slice(to), start: from + marked.length, end: from + marked.length }
}

/** The number of the rule in the line above, so that the next one goes on from it. */
function ruleBefore(text: string): number {
  const last = text.trimEnd().split('\n').at(-1) ?? ''
  return Number(/^(\d{1,3})[.)]\s/.exec(last)?.[1] ?? 0)
}
