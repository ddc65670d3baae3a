import type { RouteMatch } from 'react-router'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { callHere } from '#words/language.ts'
import { handleOf } from './routes.tsx'
import { makeStore } from './store.ts'

/** A number that an address may have; a page that waits for a customer is drawn for no number at all. */
const STAND_IN = '987654321'

/** What the screens behind the guard will ask for, by letting them ask somebody who only listens. */
export async function ownCalls(matches: RouteMatch[]): Promise<string[]> {
  const asked: string[] = [callHere(endpoints.user.path)]
  const store = makeStore((args) => {
    asked.push(typeof args === 'string' ? args : args.url)
    return { error: { status: 'CUSTOM_ERROR', error: 'nobody asked' } }
  })
  for (const { route, params } of matches) {
    const { screen } = handleOf(route)
    const numbered = Object.fromEntries(Object.keys(params).map((name) => [name, STAND_IN]))
    const queries = (await screen?.load())?.queries?.({ params: numbered, search: new URLSearchParams() }) ?? []
    await Promise.all(queries.map((query) => store.dispatch(query)))
  }
  return asked.map((path) => API_PREFIX + path.replace(STAND_IN, ':id'))
}
