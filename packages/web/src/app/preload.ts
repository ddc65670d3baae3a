import { matchRoutes, type RouteMatch } from 'react-router'
import type { StartedQuery } from '../api/queries.ts'
import { BASE } from '#words/language.ts'
import { handleOf, routes } from './routes.tsx'
import type { AppStore } from './store.ts'

export const matchesOf = (pathname: string): RouteMatch[] => matchRoutes(routes, pathname, BASE || '/') ?? []

export const isGuarded = (matches: RouteMatch[]): boolean => matches.some(({ route }) => handleOf(route).guarded)

/** What is behind the guard is not asked for on behalf of nobody: that would be refused. */
const mayAsk = (store: AppStore, matches: RouteMatch[], at: number): boolean =>
  store.getState().auth.user !== null || !isGuarded(matches.slice(0, at))

export async function startQueries(store: AppStore, matches: RouteMatch[], search: string): Promise<StartedQuery[]> {
  const started = matches.map(async ({ route, params }, at) => {
    const { screen, queries } = handleOf(route)
    const ask = queries ?? (await screen?.load())?.queries
    if (!ask || !mayAsk(store, matches, at)) return []
    return ask({ params, search: new URLSearchParams(search) }).map((query) => store.dispatch(query))
  })
  return (await Promise.all(started)).flat()
}

/** On the first sign that a visitor will follow a link; the data is dropped again if nobody comes. */
export const prefetcher = (store: AppStore) => (path: string) => {
  const { pathname, search } = new URL(path, location.href)
  const matches = matchesOf(pathname)
  if (matches.some(({ route }) => handleOf(route).unknown)) return
  // A failure here is not lost: the screen meets it again and says so.
  startQueries(store, matches, search).then(
    (started) => started.forEach((query) => query.unsubscribe()),
    () => {},
  )
}

/** The first screen's code must be there before React meets the server's markup. */
export const loadScreens = (pathname: string): Promise<unknown> =>
  Promise.all(matchesOf(pathname).map(({ route }) => handleOf(route).screen?.load()))
