import { fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { API_PREFIX } from '#contract/endpoints.ts'
import type { ApiRequest } from '../api/api.ts'
import { endSession } from '../features/session/session.ts'
import { takeEarly } from './early-calls.ts'
import { readToken } from '../features/session/token.ts'

/** Longer than the gateway's own ten seconds, so that its answer is still heard. */
const TIMEOUT_MS = 15_000

const ask = fetchBaseQuery({
  baseUrl: API_PREFIX,
  timeout: TIMEOUT_MS,
  fetchFn: (request) => takeEarly(request as Request) ?? fetch(request),
  prepareHeaders(headers) {
    const token = readToken()
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
  },
}) as ApiRequest

/** A refused token ends the session wherever it is met; signing out is the one who wants it to end. */
export const browserRequest: ApiRequest = async (args, context, options) => {
  const token = readToken()
  const answer = await ask(args, context, options)
  if (answer.error?.status === 401 && context.endpoint !== 'logout') context.dispatch(endSession(token))
  return answer
}
