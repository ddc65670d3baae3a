import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { logOutApi } from '../features/session/log-out-api.ts'
import { customersApi } from '../features/session/user-api.ts'
import { standInBrowser } from '../testing/stand-in-browser.ts'
import { browserRequest } from './browser-request.ts'
import { makeStore } from './store.ts'

const { user } = customersApi.endpoints
const { logout } = logOutApi.endpoints
const answer = (status: number) =>
  new Response(JSON.stringify({ message: 'Please login first', code: 'unauthenticated' }), { status })
const server = vi.fn<(request: Request) => Promise<Response>>()
let kept: Map<string, string>

beforeEach(() => {
  ;({ kept } = standInBrowser())
  kept.set('token', 'token-1')
  vi.stubGlobal('fetch', server)
  // Only a browser knows what a path alone is relative to.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(`https://play.example${path}`, init)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.mockReset()
})

it('when there is a token, it goes with the call', async () => {
  server.mockResolvedValue(answer(200))
  await makeStore(browserRequest).dispatch(user.initiate())
  const [request] = server.mock.calls[0] ?? []
  expect(request?.url).toBe(`https://play.example${API_PREFIX}${endpoints.user.path}`)
  expect(request?.headers.get('authorization')).toBe('Bearer token-1')
})

it('when a call is refused for its token, the session ends', async () => {
  server.mockResolvedValue(answer(401))
  const store = makeStore(browserRequest)
  await store.dispatch(user.initiate())
  expect(kept.has('token')).toBe(false)
  expect(store.getState().auth.showLogin).toBe(true)
})

it.each([403, 500])('when a call fails with %d, nobody is signed out', async (status) => {
  server.mockResolvedValue(answer(status))
  const store = makeStore(browserRequest)
  await store.dispatch(user.initiate())
  expect(kept.get('token')).toBe('token-1')
  expect(store.getState().auth.showLogin).toBe(false)
})

it('when signing out is refused for its token, nobody is asked to sign in', async () => {
  server.mockResolvedValue(answer(401))
  const store = makeStore(browserRequest)
  await store.dispatch(logout.initiate())
  expect(store.getState().auth.showLogin).toBe(false)
})
