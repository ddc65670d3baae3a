import type { Verdict } from '#contract/schemas/gate.ts'
import { expect, it } from 'vitest'
import { place, verdict } from './a-verdict.ts'
import { tilesOf } from './verdict-tiles.ts'

const now = new Date('2026-11-20T12:23:00Z')
const shown = (...tiles: Parameters<typeof tilesOf>): string[] =>
  tilesOf(...tiles).map(({ name, value }) => `${name}: ${value}`)

it('when a family is let in, it is told by first names and ages, the others by how many', () => {
  const family = verdict({
    places: [
      place('d1.1', { name: 'Ayaan Rahman', age: 6, ends_at: '2026-11-20T14:23:00.000Z' }),
      place('d1.2', { name: 'Inaya', age: 4, ends_at: '2026-11-20T14:23:00.000Z' }),
      place('d2.1', { type: 'Adult Companion' }),
      place('d2.2', { type: 'Adult Companion' }),
    ],
    goods: [{ name: 'Socks', qty: 2, handed_out: false }],
  })
  expect(shown(family, now)).toEqual([
    'Kid Play × 2: Ayaan 6, Inaya 4',
    'Adult Companion: 2',
    'Play until: 8:23 PM',
    'Socks × 2: Hand out',
  ])
})

it('when nobody has a clock, the end of the invoice number is there instead', () => {
  expect(shown(verdict(), now)).toEqual(['Kid Play: 4', 'Invoice: …00087'])
})

it('when several clocks run, the first to end counts', () => {
  const ends = ['2026-11-20T15:00:00.000Z', '2026-11-20T13:00:00.000Z']
  const two = verdict({ places: ends.map((ends_at, n) => place(`d1.${n}`, { ends_at })) })
  expect(shown(two, now)).toContain('Play until: 7:00 PM')
})

it('when it is for another day, money, invoice and that day are there', () => {
  const other = verdict({
    verdict: 'check',
    reason: 'other_day',
    places: [place('d1.1', { state: 'open', by_this: false }), place('d1.2', { state: 'cancelled' })],
  })
  expect(shown(other, now)).toEqual(['Kid Play: 1', 'Paid: Tk 1,720.00', 'Invoice: …00087', 'Booked for: 20-Nov-2026'])
})

it('when something is still due, the sum is there instead of what was paid', () => {
  const { pass } = verdict()
  const partial = verdict({ verdict: 'check', reason: 'partial', pass: pass && { ...pass, due: 343.75 } })
  expect(shown(partial, now)).toContain('Due: Tk 343.75')
})

it('when it was used, who let it in, when and where are there; another day is named', () => {
  const used: Partial<Verdict> = { verdict: 'stop', reason: 'used', places: [] }
  const at = (instant: string) => ({ staff: 'Rahim Mia', gate: 'Gate 2', at: instant })
  expect(shown(verdict({ ...used, earlier: at('2026-11-20T05:42:00.000Z') }), now)).toEqual([
    'Status: Used',
    'Scanned by: Rahim Mia',
    'When: 11:42 AM',
    'Where: Gate 2',
    'Invoice: INV-20261120-00087',
  ])
  expect(shown(verdict({ ...used, earlier: at('2026-11-15T08:05:00.000Z') }), now)).toContain(
    'When: 15-Nov-2026 2:05 PM',
  )
})

it('when there is no pass, nothing is claimed about one', () => {
  expect(tilesOf(verdict({ verdict: 'stop', reason: 'unknown', pass: null, places: [] }), now)).toEqual([])
})
