import { API_PREFIX } from '#contract/endpoints.ts'
import type { ApiCall } from '#contract/page.ts'
import type { ApiRequest } from '../api/api.ts'

/** A page is better late by this much with one part missing than never. */
const TIMEOUT_MS = 5_000

async function withinTime<T>(answer: Promise<T>): Promise<T | 'late'> {
  const { promise, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(resolve, TIMEOUT_MS, 'late')
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

/** Calls made while the server renders; the visitor's browser learns only what kind of failure it was. */
export const serverRequest =
  (call: ApiCall): ApiRequest =>
  async (args) => {
    try {
      const answer = await withinTime(call(API_PREFIX + (typeof args === 'string' ? args : args.url)))
      if (answer === 'late') return { error: { status: 'TIMEOUT_ERROR', error: 'late' } }
      if (answer.status >= 300) return { error: { status: answer.status, data: null } }
      return { data: answer.body }
    } catch {
      return { error: { status: 'FETCH_ERROR', error: 'failed' } }
    }
  }
