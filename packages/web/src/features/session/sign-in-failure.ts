import type { ErrorBody } from '#contract/schemas/error.ts'
import * as words from '#words/session.ts'

/** `alert` is what failed; `reason` is what the server adds: how long to wait, what is wrong with the code. */
export type SignInFailure = { alert: string; reason: string | null }

type Failed = { status?: number | string; data?: unknown }

/** Of what went wrong on our side the server says no more than the alert. */
const saidBy = (data: unknown): string | undefined => {
  const { message, code, errors = {} } = (data ?? {}) as Partial<ErrorBody>
  if (code === 'internal' || code === 'gateway_unavailable') return undefined
  return Object.values(errors).flat()[0] ?? message
}

export function toSignInFailure(alert: string, error: unknown): SignInFailure {
  const { status, data } = error as Failed
  const reason = typeof status === 'number' ? saidBy(data) : status === 'PARSING_ERROR' ? undefined : words.noConnection
  return { alert, reason: reason ?? null }
}
