import { expect, it, vi } from 'vitest'
import { sessionApi } from './session-api.ts'
import { makeStore } from './store.ts'

/** Its keys are its own fields, as those of a browser's are. */
const storageOf = (kept: Record<string, string>): Storage =>
  Object.defineProperties({ ...kept } as unknown as Storage, {
    getItem: { value: (key: string) => kept[key] ?? null },
    removeItem: {
      value(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
  })

/** A browser completes the address of a call; Node does not. */
class CallHere extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, 'https://play.example'), init)
  }
}

async function namesAnswering(code: string) {
  const deleted: string[] = []
  const all = { 'staff-gate': '{}', cart: '[]' }
  const [local, session] = [storageOf(all), storageOf(all)]
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('indexedDB', {
    databases: () => Promise.resolve([{ name: 'staff-scans' }, { name: 'shop' }]),
    deleteDatabase: (name: string) => deleted.push(name),
  })
  vi.stubGlobal('Request', CallHere)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, message: '' }, { status: 401 })))
  await makeStore().dispatch(sessionApi.endpoints.names.initiate())
  return { local: Object.keys(local), session: Object.keys(session), deleted }
}

it('when the names are asked for on a device that was unpaired, what the staff kept there is gone, and nothing else', async () => {
  expect(await namesAnswering('unpaired')).toEqual({ local: ['cart'], session: ['cart'], deleted: ['staff-scans'] })
})

it('when nobody is signed in there, all of it stays', async () => {
  const all = ['staff-gate', 'cart']
  expect(await namesAnswering('unauthenticated')).toEqual({ local: all, session: all, deleted: [] })
})
