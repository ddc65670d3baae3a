import type { CodeSent } from '#contract/schemas/sign-in.ts'

export type SentCode = { phone: string; expiresAt: number; resendAt: number }

const KEY = 'sent-code'
const SECOND = 1000

export const toSentCode = (phone: string, { data }: CodeSent, now: number): SentCode => ({
  phone,
  expiresAt: now + data.expires_in * SECOND,
  resendAt: now + data.resend_in * SECOND,
})

/** A phone may drop the page while its owner reads the message: the code can still be entered after that. */
export function storeSentCode(sent: SentCode | null): void {
  try {
    if (sent === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // Then it lasts as long as the page.
  }
}

export function readSentCode(now: number): SentCode | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentCode | null
    return sent !== null && sent.expiresAt > now ? sent : null
  } catch {
    return null
  }
}
