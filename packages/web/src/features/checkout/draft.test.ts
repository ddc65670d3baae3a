import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored, removeAllStored, writeStored } from '../session/customer-storage.ts'
import { closeDraft, openDraft, readDraft, TICKETS } from './draft.ts'

const parse = (raw: unknown) => (typeof raw === 'string' ? raw : '')
const order = { id: 7, invoice_number: 'INV-20261116-00007' }

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

it('when a draft is opened twice, as in two tabs, it is the same draft', () => {
  expect(openDraft(1, TICKETS, parse)).toEqual(openDraft(1, TICKETS, parse))
  expect(readDraft(1, TICKETS, parse).id).toBe(openDraft(1, TICKETS, parse).id)
})

it('when another customer opens it, they see nothing of it, and it is gone', () => {
  writeStored(1, TICKETS, { id: 'a', order, value: 'Ayaan' })
  expect(readDraft(2, TICKETS, parse)).toMatchObject({ order: null, value: '' })
  expect(readStored(1, TICKETS)).toBeUndefined()
})

it('when its order is paid it is closed; when another one is paid it stays', () => {
  writeStored(1, TICKETS, { id: 'a', order, value: 'Ayaan' })
  closeDraft(1, TICKETS, 8)
  expect(readDraft(1, TICKETS, parse).value).toBe('Ayaan')
  closeDraft(1, TICKETS, 7)
  expect(readDraft(1, TICKETS, parse)).toMatchObject({ order: null, value: '' })
})

it('when the customer signs out, everything typed is gone and the rest of the storage stays', () => {
  writeStored(1, TICKETS, { id: 'a', order, value: 'Ayaan' })
  localStorage.setItem('shop-cart', '[]')
  removeAllStored()
  expect(readStored(1, TICKETS)).toBeUndefined()
  expect(localStorage.getItem('shop-cart')).toBe('[]')
})

it('when something strange is stored, the draft begins anew', () => {
  localStorage.setItem('kept:tickets', '{')
  expect(readDraft(1, TICKETS, parse)).toMatchObject({ order: null, value: '' })
  writeStored(1, TICKETS, { id: 7, order: 'x', value: 9 })
  expect(readDraft(1, TICKETS, parse)).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    order: null,
    value: '',
  })
})

it('when local storage is closed, it lasts for this visit', () => {
  vi.stubGlobal('localStorage', undefined)
  const { id } = openDraft(1, TICKETS, parse)
  expect(readDraft(1, TICKETS, parse).id).toBe(id)
  removeAllStored()
  expect(readDraft(1, TICKETS, parse).id).not.toBe(id)
})
