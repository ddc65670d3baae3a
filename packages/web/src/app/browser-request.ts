import { fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { API_PREFIX } from '#contract/endpoints.ts'
import type { ApiRequest } from '../api.ts'
import { readToken } from '../token.ts'

/** Longer than the gateway's own ten seconds, so that its answer is still heard. */
const TIMEOUT_MS = 15_000

export const browserRequest: ApiRequest = fetchBaseQuery({
  baseUrl: API_PREFIX,
  timeout: TIMEOUT_MS,
  prepareHeaders(headers) {
    const token = readToken()
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
  },
}) as ApiRequest
