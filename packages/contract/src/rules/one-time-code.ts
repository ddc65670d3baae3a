import { withPlainDigits } from './phone.ts'

export const CODE_LENGTH = 6

/** The last line of a message that names the site it is for, as browsers read it: `@play.example #123456`. */
const named = /^@\S+ #(\d{6})\b/m
/** Six digits that are no part of a longer number, perhaps read out in two halves. */
const lone = /(?:^|\D)(\d{3})[ -]?(\d{3})(?!\d)/

/** The code in a message that was pasted whole; of anything else the digits, no more than a code has. */
export function readCode(typed: string): string {
  const text = withPlainDigits(typed)
  const [, ...parts] = named.exec(text) ?? lone.exec(text) ?? []
  return parts.length > 0 ? parts.join('') : text.replace(/\D/g, '').slice(0, CODE_LENGTH)
}
