import { type BaseQueryFn, createApi, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { callHere } from '#words/language.ts'

/** A failure is FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR or the HTTP status with what the server said. */
export type ApiRequest = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

/** How a call travels: over HTTP in the browser, inside the process on the server. The store carries it. */
export type Transport = { request: ApiRequest }

const send: ApiRequest = (args, context, options) =>
  (context.extra as Transport).request(
    typeof args === 'string' ? callHere(args) : { ...args, url: callHere(args.url) },
    context,
    options,
  )

export type FetchedState = { queries: object; provided: object }

export const api = createApi({
  baseQuery: send,
  tagTypes: [
    'business-info',
    'user',
    'products',
    'rides',
    'galleries',
    'policy',
    'packages',
    'package',
    'settings',
    'abouts',
    'branches',
    'days',
    'sales',
    'sale',
    'services',
    'subscriptions',
    'subscription',
  ],
  endpoints: () => ({}),
})

export const address = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** The store begins with what was fetched; a rehydrating action would copy and freeze all of it first, 80 ms on a cheap phone. */
export const fetchedBefore = (fetched: FetchedState): ReturnType<typeof api.reducer> =>
  ({ ...api.reducer(undefined, { type: 'begin' }), ...fetched }) as ReturnType<typeof api.reducer>
