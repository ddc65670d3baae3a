const MINUTE = 60
const HOUR = 60 * MINUTE

type Words = Record<'seconds' | 'aboutMinutes' | 'aboutHours', (count: number) => string>

/** How long somebody has to wait, the way one says it: to the second when it is short, roughly when it is long. */
export function timeLeft(seconds: number, words: Words): string {
  if (seconds <= 1.5 * MINUTE) return words.seconds(Math.max(1, Math.ceil(seconds)))
  if (seconds <= 1.5 * HOUR) return words.aboutMinutes(Math.ceil(seconds / MINUTE))
  return words.aboutHours(Math.ceil(seconds / HOUR))
}
