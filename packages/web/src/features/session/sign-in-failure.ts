import type { ErrorBody } from '#contract/schemas/error.ts'

/** `alert` is what failed; `reason` is what the server adds: how long to wait, what is wrong with the code. */
export type SignInFailure = { alert: string; reason: string | null }

export const NOT_SENT = 'Failed to send OTP. Please try again.'
export const NOT_VERIFIED = 'OTP verification failed. Please try again.'
const NO_LINE = 'There is no connection right now.'

type Failed = { status?: number | string; data?: unknown }

const saidBy = (data: unknown): string | undefined => {
  const { message, code, errors = {} } = (data ?? {}) as Partial<ErrorBody>
  return code === 'internal' ? undefined : (Object.values(errors).flat()[0] ?? message)
}

export function toSignInFailure(alert: string, error: unknown): SignInFailure {
  const { status, data } = error as Failed
  const reason = typeof status === 'number' ? saidBy(data) : status === 'PARSING_ERROR' ? undefined : NO_LINE
  return { alert, reason: reason === undefined || reason === alert ? null : reason }
}
