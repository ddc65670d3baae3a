import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { API_PREFIX } from '#contract/endpoints.ts'
import type { ErrorBody } from '#contract/schemas/error.ts'
import { STAFF_HEADER, TOUCH_HEADER } from '#contract/staff-endpoints.ts'
import { callHere } from '#words/language.ts'
import { forgetAll } from './kept.ts'
import { sessionSlice } from './session-slice.ts'
import { takeTouch } from './touch.ts'

type Send = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

const { over, reached, lost } = sessionSlice.actions

/** The cookie goes with it by itself; the header says that it comes from our own page. */
const ask = fetchBaseQuery({
  baseUrl: API_PREFIX,
  timeout: 15_000,
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(STAFF_HEADER)) headers.set(name, value)
    if (takeTouch()) headers.set(TOUCH_HEADER, '1')
  },
})

export const bodyOf = (error: unknown): Partial<ErrorBody> =>
  ((error as { data?: Partial<ErrorBody> } | undefined)?.data ?? {}) as Partial<ErrorBody>

/** The server is not there, or says itself that it cannot answer; of a payment service that is silent it can tell. */
export const isSilent = (error: unknown): boolean => {
  const { status } = error as FetchBaseQueryError
  if (bodyOf(error).code === 'gateway_unavailable') return false
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || status === 502 || status === 503
}

/** What is to be said about a failure: of a field, of the whole, or nothing when the server is silent. */
export const saidBy = (error: unknown): string | undefined => {
  const { message, errors = {} } = bodyOf(error)
  return Object.values(errors).flat()[0] ?? message
}

/** Whatever was asked, and on whatever screen: a session that is over, a device that is paired no more, a locked screen and a lost line are known to the whole app at once. */
const send: Send = async (args, context, options) => {
  const call = typeof args === 'string' ? { url: args } : args
  const answer = await ask({ ...call, url: callHere(call.url) }, context, options)
  const { error } = answer
  context.dispatch(error && isSilent(error) ? lost(Date.now()) : reached())
  if (error?.status === 401) {
    const { code = 'unauthenticated', message = '' } = bodyOf(error)
    if (code === 'unpaired') forgetAll()
    context.dispatch(over({ code, message }))
  }
  if (error?.status === 403 && bodyOf(error).code === 'locked') context.dispatch(api.util.invalidateTags(['me']))
  return answer
}

export const api = createApi({
  baseQuery: send,
  tagTypes: ['me', 'names', 'people', 'devices', 'history', 'now'],
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
