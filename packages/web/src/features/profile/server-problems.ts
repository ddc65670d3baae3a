import type { Problems } from '#contract/rules/profile.ts'
import type { ErrorBody } from '#contract/schemas/error.ts'
import * as words from '#words/profile.ts'

/** Why something was not done: what is wrong by field, and a sentence about the rest. */
export type ServerProblems = { problems: Problems; message: string | null }

export function serverProblemsOf(error: object): ServerProblems {
  const { status, data } = error as { status?: unknown; data?: unknown }
  // The line went away, or the server did not answer in time.
  if (typeof status !== 'number') return { problems: {}, message: words.unreached }
  const { message, errors } = (data ?? {}) as Partial<ErrorBody>
  const fields = Object.entries(errors ?? {}).flatMap(([field, [text]]) => (text === undefined ? [] : [[field, text]]))
  return { problems: Object.fromEntries(fields), message: fields.length > 0 ? null : (message ?? null) }
}
