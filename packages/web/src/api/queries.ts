import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Params } from 'react-router'
import type { api } from './api.ts'

type ApiState = Record<(typeof api)['reducerPath'], ReturnType<(typeof api)['reducer']>>

export type StartedQuery = PromiseLike<{ isError: boolean }> & { unsubscribe(): void }
export type Query = ThunkAction<StartedQuery, ApiState, unknown, UnknownAction>

/** What a screen needs before it can show more than its loading text. */
export type Queries = (at: { params: Params; search: URLSearchParams }) => Query[]
