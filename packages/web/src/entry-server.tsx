import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type RouteMatch, type RouteObject, StaticRouter } from 'react-router'
import { API_PREFIX } from '#contract/endpoints.ts'
import {
  type ApiCall,
  embedJson,
  type PageAnswer,
  type Place,
  type RenderedPage,
  type Renderer,
  type RenderRequest,
} from '#contract/page.ts'
import { NOT_FOUND } from '#contract/paths.ts'
import { DEFAULT_PAGE_SIZE, pageOf, pagePath } from '#contract/rules/paging.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import type { PageDelivery } from '#ui/page-context.ts'
import { addressHere, BASE, LANGUAGE } from '#words/language.ts'
import { api } from './api/api.ts'
import { App } from './app/app.tsx'
import { ErrorPage } from './app/error-page.tsx'
import { dataBlocks, headLinks, otherLanguages, splitHead } from './app/head.ts'
import { ownCalls } from './app/own-calls.ts'
import type { PageState } from './app/page-state.ts'
import { isGuarded, matchesOf, startQueries } from './app/preload.ts'
import { handleOf, routes } from './app/routes.tsx'
import { serverRequest } from './app/server-request.ts'
import { type AppStore, makeStore } from './app/store.ts'

/** What cannot be decoded is no address of ours; the router would complain about it on the console. */
function addressOf(url: string): URL {
  const address = new URL(`http://site${url}`)
  try {
    decodeURI(address.pathname)
  } catch {
    address.pathname = '/unreadable'
  }
  return address
}

function stateOf(store: AppStore, origin: string, page: number | undefined): string {
  const { queries, provided } = store.getState()[api.reducerPath]
  return embedJson({ origin, ...(page && { page }), fetched: { queries, provided } } satisfies PageState)
}

async function fetchAll(store: AppStore, matches: RouteMatch[], search: string): Promise<boolean> {
  const answers = await Promise.all(await startQueries(store, matches, search))
  return answers.every(({ isError }) => !isError)
}

function draw(store: AppStore, page: PageDelivery, url: string): { head: string; html: string } {
  const router = (site: ReactNode) => (
    <StaticRouter basename={BASE || '/'} location={url}>
      {site}
    </StaticRouter>
  )
  return splitHead(renderToString(<App store={store} page={page} router={router} />))
}

async function renderPage({ url, origin, api: call }: RenderRequest): Promise<RenderedPage> {
  const { pathname, search, searchParams } = addressOf(url)
  const store = makeStore(serverRequest(call))
  const matches = matchesOf(pathname)
  const complete = await fetchAll(store, matches, search)
  // A search engine should come again rather than keep a page with a part missing.
  const response: PageAnswer = { status: complete ? 200 : 503 }
  const structuredData: object[] = []
  const { head, html } = draw(store, { origin, response, structuredData }, keptAddress(url))
  const modules = matches.flatMap(({ route }) => handleOf(route).file ?? [])
  const calls = isGuarded(matches) ? await ownCalls(matches) : undefined
  const page = isPaged(matches) ? pageOf(searchParams.get('page')) : undefined
  return {
    ...response,
    language: LANGUAGE,
    head: head + headLinks({ own: calls !== undefined }) + dataBlocks(structuredData) + otherLanguages(head, origin),
    html,
    state: stateOf(store, origin, page),
    modules,
    complete,
    ...(calls && { calls }),
  }
}

function renderFailure(error: unknown): RenderedPage {
  const { head, html } = splitHead(renderToString(<ErrorPage />))
  return {
    status: 500,
    language: LANGUAGE,
    head: head + headLinks({ own: false }),
    html,
    state: '',
    modules: [],
    complete: false,
    error,
  }
}

export const render: Renderer['render'] = (request) => renderPage(request).catch(renderFailure)

const isPaged = (matches: RouteMatch[]): boolean => matches.some(({ route }) => handleOf(route).paged !== undefined)

/**
 * The address a page is drawn from and kept under. It is the route's, so that nothing else of what was asked is in the page, and
 * no way of writing an address makes another one; what cannot be found has one, whatever was looked for. What stands behind the
 * guard is the same for everyone until the browser knows who it is.
 */
export function placeOf(url: string): Place {
  const { pathname, searchParams } = addressOf(url)
  const matches = matchesOf(pathname)
  const route = matches.findLast((match) => match.route.path)?.route ?? {}
  const path = handleOf(route).unknown ? NOT_FOUND : (route.path ?? NOT_FOUND)
  return {
    path: addressHere(path),
    page: isPaged(matches) ? pageOf(searchParams.get('page')) : 1,
    own: isGuarded(matches),
  }
}

/** Nothing else of what was asked is in the page: it stands for all who come after. */
function keptAddress(url: string): string {
  const { path, page } = placeOf(url)
  return pagePath(path, page)
}

/** What has an address and is nobody's own is there for search engines. */
const isPublic = ({ path = '', ...route }: RouteObject): boolean =>
  path.startsWith('/') && !placeOf(addressHere(path)).own && !handleOf(route).unlisted

async function pagesOf({ path = '', ...route }: RouteObject, call: ApiCall): Promise<string[]> {
  const { paged } = handleOf(route)
  if (paged === undefined) return [addressHere(path)]
  const { status, body } = await call(`${API_PREFIX}${paged}?per_page=${DEFAULT_PAGE_SIZE}`)
  if (status !== 200) throw new Error(`The pages of ${path} could not be counted: the API answered ${status}.`)
  return Array.from({ length: (body as ListOf<unknown>).meta.last_page }, (_, index) =>
    addressHere(pagePath(path, index + 1)),
  )
}

export async function addresses(call: ApiCall): Promise<string[]> {
  const screens = routes.flatMap(({ children = [] }) => children).filter(isPublic)
  return (await Promise.all(screens.map((screen) => pagesOf(screen, call)))).flat()
}
