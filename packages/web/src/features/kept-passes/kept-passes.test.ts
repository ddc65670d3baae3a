import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { weekdays } from '#contract/rules/week.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { PASSES_KEY, TOKEN_KEY } from '#contract/signed-in.ts'
import { standInBrowser } from '../../testing/stand-in-browser.ts'
import { dropToken, writeToken } from '../session/token.ts'
import {
  dayBy,
  keepPasses,
  type KeptPasses,
  keptText,
  onKeptChange,
  readPasses,
  visitsOf,
  writePasses,
} from './kept-passes.ts'
import { receiptsToKeep } from './kept-receipts.ts'

const ticket: Pass = {
  kind: 'sale',
  id: 1,
  invoice_number: 'INV-20261116-00001',
  code: 'T-1',
  qr: 'T-1',
  title: null,
  lines: [{ name: 'Kid Play', qty: 1 }],
  people: 1,
  names: [],
  branch: null,
  first_day: '2026-11-16',
  last_day: '2026-11-16',
  weekdays: [...weekdays],
  invoice_url: 'https://play.example/api/receipts/1.pdf',
  share_url: null,
  admitted: 0,
  back_on: null,
  used: false,
  status: 'good',
}
const membership: Pass = { ...ticket, kind: 'subscription', id: 2, title: 'Gold', last_day: '2027-11-15' }
const now = '2026-11-16T11:12:00.000Z'
const phone = new Date('2026-11-16T11:12:00.000Z')
const kept = (passes: Pass[], at = phone) => readPasses(writePasses(7, { data: passes, now }, at)) as KeptPasses

describe('what the phone keeps for the gate', () => {
  it('when it is written and read, it is the same, and the page’s early script finds the days of visits in it', () => {
    const used = { ...ticket, id: 3, first_day: '2026-11-17', used: true }
    const text = writePasses(7, { data: [ticket, membership, used], now }, phone)
    expect(readPasses(text)).toEqual({
      owner: 7,
      known: new Date(now),
      ahead: 0,
      language: 'en',
      passes: [ticket, membership, used],
    })
    expect(JSON.parse(text).value).toMatchObject({ days: ['2026-11-16'], ahead: 0 })
  })

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '{"owner":7,"value":{"passes":[]}}',
    JSON.stringify({ owner: 7, value: { known: now, ahead: 0, days: [], passes: [{ qr: 'T-1' }] } }),
    JSON.stringify({ owner: 7, value: { known: 'soon', ahead: 0, days: [], passes: [] } }),
    JSON.stringify({ owner: 7, value: { known: now, ahead: 'much', days: [], passes: [] } }),
  ])('when it is %s, it is nothing', (text) => {
    expect(readPasses(text)).toBeNull()
  })

  it.each([
    ['right', phone],
    ['a year behind', new Date('2025-11-16T11:12:00Z')],
    ['a year ahead', new Date('2027-11-16T11:12:00Z')],
  ])('when the phone’s clock is %s, today is the server’s day in Dhaka', (_, clock) => {
    const minutes = (count: number) => new Date(clock.getTime() + count * 60_000)
    expect(dayBy(kept([ticket], clock), minutes(407))).toBe('2026-11-16')
    expect(dayBy(kept([ticket], clock), minutes(408))).toBe('2026-11-17')
  })

  it('when a day has a visit, it is that of a ticket that still lets in; a membership is none', () => {
    const others = [{ used: true }, { status: 'void' as const }, { first_day: '2026-11-17', last_day: '2026-11-17' }]
    const all = kept([ticket, membership, ...others.map((other, at) => ({ ...ticket, ...other, id: 10 + at }))])
    expect(visitsOf(all, '2026-11-16')).toEqual([ticket])
    expect(visitsOf(all, '2026-11-18')).toEqual([])
  })

  it('when receipts are kept, they are ten of visits to come, of this site', () => {
    const origin = 'https://play.example'
    const many = Array.from({ length: 12 }, (_, n) => ({ ...ticket, id: n, invoice_url: `${origin}/${n}` }))
    expect(receiptsToKeep(many, '2026-11-16', origin)).toHaveLength(10)
    expect(receiptsToKeep(many, '2026-11-17', origin)).toEqual([])
    const strange = [null, 'https://evil.example/1'].map((invoice_url) => ({ ...ticket, invoice_url }))
    expect(receiptsToKeep(strange, '2026-11-16', origin)).toEqual([])
  })
})

describe('the phone’s storage', () => {
  let [held, marks] = [new Map<string, string>(), new Map<string, boolean>()]
  const emptied = vi.fn(async () => true)
  beforeEach(() => {
    ;({ kept: held, marks } = standInBrowser())
    emptied.mockClear()
    vi.stubGlobal('caches', { delete: emptied })
    held.set(TOKEN_KEY, 'token-1')
  })
  afterEach(() => vi.unstubAllGlobals())

  it('when a list is kept, it takes the place of the one before', () => {
    keepPasses(7, { data: [ticket, membership], now })
    keepPasses(7, { data: [membership], now })
    expect(readPasses(keptText())?.passes).toEqual([membership])
  })

  it('when the storage is full, nothing old is shown and nothing is thrown', () => {
    keepPasses(7, { data: [ticket], now })
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem: () => {
        throw new Error('full')
      },
    })
    keepPasses(7, { data: [], now })
    expect(keptText()).toBeNull()
  })

  it('when the storage is refused, nothing is kept and nothing is thrown', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    keepPasses(7, { data: [ticket], now })
    expect(keptText()).toBeNull()
  })

  it.each([
    ['somebody signs out or is refused', () => dropToken()],
    ['somebody signs in', () => writeToken('token-2')],
  ])('when %s, nothing is left, receipts included, and whoever shows it hears so', (_, happens) => {
    keepPasses(7, { data: [ticket], now: new Date().toISOString() })
    const heard: unknown[] = []
    const stopHearing = onKeptChange(() => heard.push(keptText()))
    happens()
    stopHearing()
    expect(held.has(PASSES_KEY)).toBe(false)
    expect(heard).toEqual([null])
    expect([marks.get('data-kept'), marks.get('data-visit-today')]).toEqual([false, false])
    expect(emptied).toHaveBeenCalledWith('receipts')
  })

  it('when there is no token, nothing is shown, whatever lies there', () => {
    keepPasses(7, { data: [ticket], now })
    held.delete(TOKEN_KEY)
    expect(keptText()).toBeNull()
  })
})
