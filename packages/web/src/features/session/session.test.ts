import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#contract/schemas/user.ts'
import { api, type ApiRequest } from '../../api/api.ts'
import { makeStore } from '../../app/store.ts'
import { standInBrowser } from '../../testing/stand-in-browser.ts'
import { askBusinessInfo } from '../content/business-api.ts'
import { passesApi } from '../orders/passes-api.ts'
import { nameApi } from './save-name-api.ts'
import { endSession, findUser, followToken, startSession } from './session.ts'
import { readToken } from './token.ts'

const rima = { id: 1, name: 'Rima', phone: '01712345678' } as User
const joy = { id: 2, name: 'Joy', phone: '01812345678' } as User

/** No real name: the api is one for all test files of a worker. */
const privateApi = api.injectEndpoints({
  endpoints: (build) => ({ ofOneCustomer: build.query<unknown, void>({ query: () => '/sales' }) }),
})
const askSales = privateApi.endpoints.ofOneCustomer.initiate

let marks: Map<string, boolean>
beforeEach(() => void ({ marks } = standInBrowser()))
afterEach(() => vi.unstubAllGlobals())

type Answer = { data: unknown } | { error: { status: number; data: null } | { status: 'FETCH_ERROR'; error: string } }
const users: Record<string, User> = { 'token-1': rima, 'token-2': joy }
const refused: Answer = { error: { status: 401, data: null } }

/** Answers as the server does to whoever holds the token of this moment, unless a test has its own answers. */
function open(answers: Record<string, () => Answer | Promise<Answer>> = {}) {
  const asked: string[] = []
  const request: ApiRequest = async (path, { dispatch }) => {
    const [token, url] = [readToken(), typeof path === 'string' ? path : path.url]
    asked.push(url)
    const user = users[token ?? '']
    const answer =
      answers[url]?.() ?? (url === '/business-info' || user ? { data: { data: url === '/user' ? user : {} } } : refused)
    const settled = await answer
    if ('error' in settled && settled.error.status === 401) dispatch(endSession(token))
    return settled
  }
  const store = makeStore(request)
  const cached = () =>
    Object.values(store.getState().api.queries)
      .map((query) => query?.endpointName)
      .toSorted()
  return { store, asked, cached, auth: () => store.getState().auth }
}

describe('on load', () => {
  it('when there is no token, nobody is asked and the waiting is over', async () => {
    const { store, asked, auth } = open()
    expect(auth()).toMatchObject({ user: null, isLoading: true })
    await store.dispatch(findUser())
    expect(auth()).toMatchObject({ user: null, isLoading: false, showLogin: false })
    expect(asked).toEqual([])
  })

  it('when there is a token, the user is stored and then the waiting is over', async () => {
    localStorage.setItem('token', 'token-1')
    const { store, auth } = open()
    const found = store.dispatch(findUser())
    expect(auth()).toMatchObject({ user: null, isLoading: true })
    await found
    expect(auth()).toMatchObject({ user: rima, isLoading: false })
  })

  it('when the server does not know the token, it is dropped with all that was kept by it, and the drawer opens', async () => {
    localStorage.setItem('token', 'token-9')
    localStorage.setItem('kept:passes', '{}')
    document.documentElement.toggleAttribute('data-visit-today', true)
    document.documentElement.toggleAttribute('data-kept', true)
    const { store, auth } = open()
    await store.dispatch(findUser())
    expect(auth()).toMatchObject({ user: null, isLoading: false, unreachable: false, showLogin: true })
    expect([readToken(), localStorage.getItem('kept:passes')]).toEqual([null, null])
    expect([...marks.values()]).toEqual([false, false, false])
  })

  it.each([
    ['cannot be reached', { error: { status: 'FETCH_ERROR', error: 'gone' } } as const],
    ['breaks down', { error: { status: 503, data: null } }],
  ])('when the server %s, the token stays and the next try finds the user', async (_, answer) => {
    localStorage.setItem('token', 'token-1')
    let reachable = false
    const { store, auth } = open({ '/user': () => (reachable ? { data: { data: rima } } : answer) })
    await store.dispatch(findUser())
    expect(auth()).toMatchObject({ user: null, isLoading: false, unreachable: true, showLogin: false })
    expect(readToken()).toBe('token-1')
    reachable = true
    await store.dispatch(findUser())
    expect(auth()).toMatchObject({ user: rima, isLoading: false, unreachable: false })
  })
})

it('when nobody opens the link to a pass, it is asked for once, also when they sign in then', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { store, asked, cached } = open({ '/shared-passes/link': () => promise })
  const running = store.dispatch(passesApi.endpoints.sharedPass.initiate('link'))
  await store.dispatch(findUser())
  resolve({ data: { data: {} } })
  await running
  store.dispatch(startSession({ data: rima, token: 'token-1' }))
  expect([asked, cached()]).toEqual([['/shared-passes/link'], ['sharedPass']])
})

describe('for a signed-in visitor', () => {
  const openFor = async (user: User, answers?: Parameters<typeof open>[0]) => {
    const site = open(answers)
    site.store.dispatch(startSession({ data: user, token: user === rima ? 'token-1' : 'token-2' }))
    await site.store.dispatch(askBusinessInfo())
    return site
  }

  it('when someone signs in, the token is stored and the drawer closes', async () => {
    const { auth } = await openFor(rima)
    expect(readToken()).toBe('token-1')
    expect(auth()).toMatchObject({ user: rima, isLoading: false, showLogin: false })
  })

  it('when any call is refused, nothing of theirs stays, and what everyone may see does', async () => {
    const { store, auth, cached } = await openFor(rima)
    await store.dispatch(askSales())
    expect(cached()).toEqual(['businessInfo', 'ofOneCustomer'])
    store.dispatch(endSession('token-1'))
    expect(auth()).toMatchObject({ user: null, isLoading: false, showLogin: true })
    expect(cached()).toEqual(['businessInfo'])
    expect(readToken()).toBeNull()
  })

  it('when an answer arrives after they have gone, it is kept for nobody', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const { store, cached } = await openFor(rima, { '/sales': () => promise })
    const running = store.dispatch(askSales())
    expect(cached()).toEqual(['businessInfo', 'ofOneCustomer'])
    store.dispatch(endSession('token-1'))
    resolve({ data: { data: ['an order of Rima'] } })
    await running
    expect(cached()).toEqual(['businessInfo'])
  })

  it('when a call with an old token is refused, the one who has signed in meanwhile stays', async () => {
    const { store, auth } = await openFor(rima)
    localStorage.setItem('token', 'token-2')
    store.dispatch(endSession('token-1'))
    expect(readToken()).toBe('token-2')
    expect(auth()).toMatchObject({ user: rima, showLogin: false })
  })

  it('when another tab signs out, so does this one, without asking to sign in again', async () => {
    const { store, auth, cached } = await openFor(rima)
    await store.dispatch(askSales())
    localStorage.removeItem('token')
    store.dispatch(followToken())
    expect(auth()).toMatchObject({ user: null, isLoading: false, showLogin: false })
    expect(cached()).toEqual(['businessInfo'])
  })

  it('when someone else signs in in another tab, this one follows and keeps nothing of the first', async () => {
    const { store, auth, cached } = await openFor(rima)
    await store.dispatch(askSales())
    localStorage.setItem('token', 'token-2')
    store.dispatch(followToken())
    await vi.waitFor(() => expect(auth().user).toEqual(joy))
    expect(marks.get('data-signed-in')).toBe(true)
    expect(cached()).not.toContain('ofOneCustomer')
  })

  it.each([
    ['signs out', null, null],
    ['signs in as somebody else', 'token-2', joy],
  ])('when another tab %s while a name is saved, nobody is brought back by it', async (_, token, user) => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const { store, auth } = await openFor(rima, { '/user/name': () => promise })
    const saving = store.dispatch(nameApi.endpoints.saveName.initiate({ name: 'Rima Akter' }))
    if (token === null) localStorage.removeItem('token')
    else localStorage.setItem('token', token)
    store.dispatch(followToken())
    await vi.waitFor(() => expect(auth().user).toEqual(user))
    resolve({ data: { data: { ...rima, name: 'Rima Akter' } } })
    await saving
    expect(auth().user).toEqual(user)
  })

  it('when a name is saved, it is theirs at once', async () => {
    const named = { ...rima, name: 'Rima Akter' }
    const { store, auth } = await openFor(rima, { '/user/name': () => ({ data: { data: named } }) })
    await store.dispatch(nameApi.endpoints.saveName.initiate({ name: named.name }))
    await vi.waitFor(() => expect(auth().user).toEqual(named))
  })

  it('when they come back while the server is out of reach, they stay signed in', async () => {
    const { store, auth } = await openFor(rima, { '/user': () => ({ error: { status: 502, data: null } }) })
    await store.dispatch(findUser())
    expect(auth()).toMatchObject({ user: rima, unreachable: false })
  })
})

it('when local storage is refused, the token lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { store } = open()
  store.dispatch(startSession({ data: rima, token: 'token-1' }))
  expect(readToken()).toBe('token-1')
  expect(marks.get('data-signed-in')).toBe(true)
  store.dispatch(endSession('token-1'))
  expect(readToken()).toBeNull()
})
