/** Markup that is safe to send: made by the tag below only. */
export type Html = { markup: string }
type Part = string | number | Html | Html[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.map((text, index) => text + show(parts[index] ?? '')).join(''),
})

function show(part: Part): string {
  if (Array.isArray(part)) return part.map(show).join('')
  return typeof part === 'object'
    ? part.markup
    : String(part).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}
