import { type ComponentType, use } from 'react'
import type { Queries } from '../api/queries.ts'

export type ScreenModule = { Component: ComponentType; queries?: Queries }

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
