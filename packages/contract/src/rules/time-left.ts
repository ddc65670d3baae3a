const MINUTE = 60
const HOUR = 60 * MINUTE

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long somebody has to wait, the way one says it: to the second when it is short, roughly when it is long. */
export function timeLeft(seconds: number): string {
  if (seconds <= 1.5 * MINUTE) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds <= 1.5 * HOUR) return `about ${counted(Math.ceil(seconds / MINUTE), 'minute')}`
  return `about ${counted(Math.ceil(seconds / HOUR), 'hour')}`
}
