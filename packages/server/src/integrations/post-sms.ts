import type { SmsAnswer, SmsTrouble } from '../notifications/sms.ts'

const TIMEOUT_MS = 10_000
const MOST_DETAIL = 200

export type Provider = { name: string; timeoutMs?: number | undefined }

/** Whether the same message may go through later: a wrong number or text stays wrong. */
const isFinal: Record<SmsTrouble, boolean> = {
  number: true,
  content: true,
  auth: false,
  balance: false,
  sender: false,
  transient: false,
}

export const refused = (provider: string, reason: SmsTrouble, detail: string): SmsAnswer => ({
  accepted: false,
  provider,
  reason,
  retry: !isFinal[reason],
  detail: withoutNumbers(detail).slice(0, MOST_DETAIL),
})

/** Providers like to quote what they were sent; codes, numbers and keys stay out of the log. */
const withoutNumbers = (text: string): string => text.replace(/(?=[\w-]*\d)[\w-]{6,}/g, '…')

export async function postSms(
  { name, timeoutMs = TIMEOUT_MS }: Provider,
  url: string,
  init: { headers?: Record<string, string>; body: string | URLSearchParams },
  judge: (answer: Record<string, unknown>) => SmsAnswer,
): Promise<SmsAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    })
    const answer = parse(await response.text())
    return answer ? judge(answer) : refused(name, 'transient', `HTTP ${response.status} without JSON`)
  } catch (error) {
    return refused(name, 'transient', describe(error))
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const cause = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : ''
  return `no answer: ${error.name}${cause}`
}
