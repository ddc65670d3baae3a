/** The centre types opening hours and guidelines as text, one fact a line. */
export const lines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** "Friday: 2:30 PM – 10:00 PM" is a day and its hours; a line without a colon is a day alone. */
export function openingHours(text: string | null): { days: string; hours: string }[] {
  return lines(text).map((line) => {
    const at = line.indexOf(':')
    return at < 0 ? { days: line, hours: '' } : { days: line.slice(0, at).trim(), hours: line.slice(at + 1).trim() }
  })
}
