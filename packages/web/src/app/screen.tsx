import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { type ComponentType, use } from 'react'
import type { Params } from 'react-router'
import type { RootState } from './store.ts'

export type StartedQuery = PromiseLike<{ isError: boolean }> & { unsubscribe(): void }
export type Query = ThunkAction<StartedQuery, RootState, unknown, UnknownAction>

/** What a screen needs before it can show more than its loading text. */
export type Queries = (at: { params: Params; search: URLSearchParams }) => Query[]

export type ScreenModule = { Component: ComponentType; queries?: Queries }

/** A screen's own code, fetched when it is first needed. */
export type LazyScreen = { module?: ScreenModule; load(): Promise<ScreenModule>; wait(): Promise<ScreenModule> }

export function lazyScreen(fetchModule: () => Promise<ScreenModule>): LazyScreen {
  let waited: Promise<ScreenModule> | undefined
  const lazy: LazyScreen = {
    load: async () => (lazy.module = await fetchModule()),
    wait: () => (waited ??= lazy.load()),
  }
  return lazy
}

/** Until the code is there the page before it stays; a failure goes to the error boundary. */
export function Screen({ lazy }: { lazy: LazyScreen }) {
  const { Component } = lazy.module ?? use(lazy.wait())
  return <Component />
}
