import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeAllStored } from '../session/customer-storage.ts'
import { forgetVisitDay, VISIT_DAY_KEY } from '../session/visit-day.ts'
import { readVisitDay, writeVisitDay } from './visit-day.ts'

/** As a browser has it: what is stored is also its own property. */
class Memory {
  getItem(key: string): string | null {
    return ((this as Record<string, unknown>)[key] as string) ?? null
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string): void {
    delete (this as Record<string, unknown>)[key]
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new Memory()))
afterEach(() => vi.unstubAllGlobals())

it('when a day is chosen, it is read back by whoever chose it, and by nobody else', () => {
  writeVisitDay(1, '2026-11-20')
  expect([readVisitDay(1), readVisitDay(2)]).toEqual(['2026-11-20', null])
})

it('when a new cart is begun or the customer signs out, it is gone', () => {
  writeVisitDay(1, '2026-11-20')
  forgetVisitDay()
  expect(readVisitDay(1)).toBeNull()
  writeVisitDay(1, '2026-11-20')
  removeAllStored()
  expect(readVisitDay(1)).toBeNull()
})

it.each(['{', 'null', '[]', '{"owner":1}', '{"owner":1,"day":"2026-02-30"}', '{"owner":1,"day":20261120}'])(
  'when %s is stored, no day is chosen',
  (text) => {
    localStorage.setItem(VISIT_DAY_KEY, text)
    expect(readVisitDay(1)).toBeNull()
  },
)

it('when local storage is closed, nothing is kept and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  writeVisitDay(1, '2026-11-20')
  forgetVisitDay()
  expect(readVisitDay(1)).toBeNull()
})
