import { createAction } from '@reduxjs/toolkit'
import { type BaseQueryFn, createApi, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** A failure is FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR or the HTTP status with what the server said. */
export type ApiRequest = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

/** How a call travels: over HTTP in the browser, inside the process on the server. The store carries it. */
export type Transport = { request: ApiRequest }

const send: ApiRequest = (args, context, options) => (context.extra as Transport).request(args, context, options)

/** What the server fetched while it rendered the page, by cache group. */
export type FetchedState = { queries: object; provided: object }
export const hydrate = createAction<FetchedState>('hydrate')

export const api = createApi({
  baseQuery: send,
  tagTypes: [
    'business-info',
    'user',
    'products',
    'rides',
    'galleries',
    'packages',
    'package',
    'settings',
    'abouts',
    'branches',
    'sales',
    'sale',
    'services',
    'subscriptions',
    'subscription',
  ],
  extractRehydrationInfo: (action) => (hydrate.match(action) ? ({ ...action.payload, mutations: {} } as never) : undefined),
  endpoints: () => ({}),
})

/** A path of the contract with its query, for calls that only read. */
export const address = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
