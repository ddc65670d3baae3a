import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { weekdays } from '#contract/rules/week.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import type { User } from '#contract/schemas/user.ts'
import { api, type ApiRequest } from '../../api/api.ts'
import { makeStore } from '../../app/store.ts'
import { standInBrowser } from '../../testing/stand-in-browser.ts'
import { passesApi } from '../orders/passes-api.ts'
import { followToken, startSession } from '../session/session.ts'
import { readToken } from '../session/token.ts'
import { keepPassesFresh } from './keep-passes-fresh.ts'
import { keptText, readPasses, writePasses } from './kept-passes.ts'

const rima = { id: 1, name: 'Rima', phone: '01712345678' } as User
const joy = { id: 2, name: 'Joy', phone: '01812345678' } as User

const ticket = (code: string): Pass => ({
  kind: 'sale',
  id: 1,
  invoice_number: 'INV-20261116-00001',
  code,
  qr: code,
  title: null,
  lines: [],
  people: 1,
  names: [],
  branch: null,
  first_day: '2026-11-16',
  last_day: '2026-11-16',
  weekdays: [...weekdays],
  invoice_url: null,
  share_url: null,
  admitted: 0,
  back_on: null,
  used: false,
  status: 'good',
})
const list = (...passes: Pass[]) => ({ data: { data: passes, now: '2026-11-16T10:00:00.000Z' } })

/** No real name: the api is one for all test files of a worker. */
const orderApi = api.injectEndpoints({
  endpoints: (build) => ({ orderOnScreen: build.query<unknown, void>({ query: () => '/order' }) }),
})

beforeEach(() => {
  standInBrowser()
  vi.stubGlobal('location', { origin: 'https://play.example', href: 'https://play.example/' })
})
afterEach(() => vi.unstubAllGlobals())

type Answer = Awaited<ReturnType<ApiRequest>>

/** Each call waits until the test answers it, with the token it was asked with; `lies` is what the phone has kept before. */
function open(lies?: string) {
  const calls: { path: string; token: string | null; answer: (answer: Answer) => void }[] = []
  const store = makeStore((path) => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    calls.push({ path: String(path), token: readToken(), answer: resolve })
    return promise
  })
  store.dispatch(startSession({ data: rima, token: 'token-1' }))
  if (lies) localStorage.setItem('kept:passes', lies)
  keepPassesFresh(store, false)
  const call = async (path: string, token: string) =>
    vi.waitFor(() => {
      const index = calls.findIndex((one) => one.path === path && one.token === token)
      expect(index).toBeGreaterThanOrEqual(0)
      return calls.splice(index, 1)[0]?.answer as (answer: Answer) => void
    })
  const hasPasses = () => passesApi.endpoints.passes.select()(store.getState()).isSuccess
  const signInElsewhere = () => {
    localStorage.removeItem('kept:passes')
    localStorage.setItem('token', 'token-2')
    store.dispatch(followToken())
  }
  return { store, call, hasPasses, signInElsewhere }
}

const kept = () => {
  const { owner, passes = [] } = readPasses(keptText()) ?? {}
  return [owner, ...passes.map(({ code }) => code)]
}

it('when somebody signs in, what they have is kept for them', async () => {
  const { call } = open()
  ;(await call('/passes', 'token-1'))(list(ticket('T-Rima')))
  await vi.waitFor(() => expect(kept()).toEqual([1, 'T-Rima']))
})

it.each([
  ['this language, a list as young as that is not fetched again', 'en', [1, 'T-Kept']],
  ['the other language, it is fetched anew and shown meanwhile', 'bn', [1, 'T-Rima']],
])('when what is kept is in %s', async (_, language, after) => {
  const { data } = list(ticket('T-Kept'))
  const text = writePasses(1, data, new Date()).replace('"language":"en"', `"language":"${language}"`)
  const { call } = open(text)
  expect(kept()).toEqual([1, 'T-Kept'])
  if (language === 'bn') (await call('/passes', 'token-1'))(list(ticket('T-Rima')))
  await vi.waitFor(() => expect(kept()).toEqual(after))
})

it('when another customer signs in in another tab, an answer that comes before it is known who, is kept for nobody', async () => {
  const { call, hasPasses, signInElsewhere } = open()
  const answer = await call('/passes', 'token-1')
  signInElsewhere()
  answer(list(ticket('T-Rima')))
  await vi.waitFor(() => expect(hasPasses()).toBe(true))
  expect(kept()).toEqual([undefined])
  ;(await call('/user', 'token-2'))({ data: { data: joy } })
  ;(await call('/passes', 'token-2'))(list(ticket('T-Joy')))
  await vi.waitFor(() => expect(kept()).toEqual([2, 'T-Joy']))
})

it('when another customer is known already, an answer for the first one is kept for nobody', async () => {
  const { call, signInElsewhere, store } = open()
  const answer = await call('/passes', 'token-1')
  signInElsewhere()
  ;(await call('/user', 'token-2'))({ data: { data: joy } })
  await vi.waitFor(() => expect(store.getState().auth.user).toEqual(joy))
  const next = await call('/passes', 'token-2')
  answer(list(ticket('T-Rima')))
  next(list(ticket('T-Joy')))
  await vi.waitFor(() => expect(kept()).toEqual([2, 'T-Joy']))
})

it('when a payment is confirmed on the screen, its ticket is kept at once', async () => {
  const { call, store } = open()
  ;(await call('/passes', 'token-1'))(list())
  await vi.waitFor(() => expect(kept()).toEqual([1]))
  void store.dispatch(orderApi.endpoints.orderOnScreen.initiate())
  ;(await call('/order', 'token-1'))({ data: { data: { pass: ticket('T-New') } } })
  ;(await call('/passes', 'token-1'))(list(ticket('T-New')))
  await vi.waitFor(() => expect(kept()).toEqual([1, 'T-New']))
})
