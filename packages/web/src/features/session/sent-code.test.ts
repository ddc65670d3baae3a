import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSentCode, storeSentCode, toSentCode } from './sent-code.ts'

const sent = toSentCode('01712345678', { message: 'Sent.', data: { expires_in: 300, resend_in: 60 } }, 1_000_000)
const kept = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }),
)
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

it('when a code is sent, it is good and lets the next one wait for as long as the server said', () => {
  expect(sent).toEqual({ phone: '01712345678', expiresAt: 1_300_000, resendAt: 1_060_000 })
})

it('when the page is loaded anew, a sent code can be entered until it expires', () => {
  storeSentCode(sent)
  expect(readSentCode(1_299_999)).toEqual(sent)
  expect(readSentCode(1_300_000)).toBeNull()
})

it('when a code is used or its number changed, nothing is kept', () => {
  storeSentCode(sent)
  storeSentCode(null)
  expect(kept.size).toBe(0)
})

it('when what is kept cannot be read, or nothing can be kept, the form begins with the number', () => {
  kept.set('sent-code', '{')
  expect(readSentCode(0)).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  storeSentCode(sent)
  expect(readSentCode(0)).toBeNull()
})
