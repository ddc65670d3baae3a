import { type ComponentType, use } from 'react'
import type { Queries } from '../api/queries.ts'

export type ScreenModule = { Component: ComponentType; queries?: Queries }

export type LazyScreen = { module?: ScreenModule; load(): Promise<ScreenModule>; wait(): Promise<ScreenModule> }

/** What is done when the code of a screen cannot be fetched: once the page has settled, `afterwards.ts` knows more than giving up. */
export const missing = {
  cope: async (reason: unknown): Promise<never> => {
    throw reason
  },
}

export function lazyScreen(fetchModule: () => Promise<ScreenModule>): LazyScreen {
  let waited: Promise<ScreenModule> | undefined
  const lazy: LazyScreen = {
    load: async () => (lazy.module = await fetchModule()),
    wait: () => (waited ??= lazy.load().catch((reason: unknown) => missing.cope(reason))),
  }
  return lazy
}

/** Until the code is there the page before it stays; a failure goes to the error boundary. */
export function Screen({ lazy }: { lazy: LazyScreen }) {
  const { Component } = lazy.module ?? use(lazy.wait())
  return <Component />
}
