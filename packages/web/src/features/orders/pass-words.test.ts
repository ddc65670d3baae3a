import { expect, test } from 'vitest'
import { weekdays } from '#contract/rules/week.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { isForDay, passChips, passesOfDay, passHeading, passState, passTerms, visitWords } from './pass-words.ts'

const friday = '2026-11-20'
const ticket: Pass = {
  kind: 'sale',
  id: 1,
  invoice_number: 'INV-20261120-00198',
  code: '7KQ2-M9XD-0001',
  qr: '7KQ2-M9XD-0001',
  title: null,
  lines: [
    { name: 'Kid Play', qty: 2 },
    { name: 'Adult Companion', qty: 1 },
  ],
  people: 3,
  names: [],
  branch: { id: 1, name: 'Shapla Square' },
  first_day: friday,
  last_day: friday,
  weekdays: [...weekdays],
  invoice_url: null,
  share_url: null,
  admitted: 0,
  back_on: null,
  used: false,
  status: 'good',
}
const membership: Pass = {
  ...ticket,
  kind: 'subscription',
  id: 7,
  title: 'Super Star',
  lines: [{ name: 'Super Star', qty: 1 }],
  names: ['Ayaan', 'Inaya'],
  branch: null,
  first_day: '2026-11-01',
  last_day: '2027-01-31',
  weekdays: ['Saturday', 'Thursday'],
}

test.each([
  ['a ticket before its day', ticket, '2026-11-19', 'good'],
  ['a ticket on its day', ticket, friday, 'good'],
  ['a ticket after its day', ticket, '2026-11-21', 'over'],
  ['a scanned ticket', { ...ticket, used: true }, friday, 'used'],
  ['a scanned ticket with which they may come back', { ...ticket, used: true, back_on: friday }, friday, 'back'],
  ['the same after midnight', { ...ticket, used: true, back_on: friday }, '2026-11-21', 'used'],
  ['a cancelled order, scanned or not', { ...ticket, used: true, status: 'void' as const }, friday, 'void'],
  ['a membership before its first day', membership, '2026-10-31', 'early'],
  ['a membership on its first day', membership, '2026-11-01', 'good'],
  ['a membership on its last day', membership, '2027-01-31', 'good'],
  ['a membership after its last day', membership, '2027-02-01', 'over'],
] as const)('%s: what the gate would say', (_, pass, today, state) => {
  expect(passState(pass, today)).toBe(state)
})

test('when some are in, it is told how many; who may come back is told to show it, and the code is for that day', () => {
  expect(passHeading({ ...ticket, admitted: 2 }, 'good')).toEqual(['Show at the gate', '2 of 3 are in.'])
  expect(passHeading({ ...ticket, admitted: 3 }, 'back')).toEqual([
    'Show at the gate',
    'Show this to come back in today.',
  ])
  expect(passHeading({ ...membership, admitted: 2 }, 'good')[1]).toBeNull()
  expect(isForDay({ ...ticket, used: true, back_on: friday }, friday)).toBe(true)
})

test('when a day is told, today and tomorrow go by their names', () => {
  expect(visitWords(friday, friday)).toBe('Today, Friday')
  expect(visitWords(friday, '2026-11-19')).toBe('Tomorrow, Friday')
  expect(visitWords(friday, '2026-11-18')).toBe('Friday 20-Nov-2026')
})

test('when a pass is told from the next, it is by day, branch and people, or by who has the membership', () => {
  expect(passChips(ticket, friday)).toEqual(['Today, Friday', 'Shapla Square', '3 people'])
  expect(passChips({ ...ticket, people: 1 }, friday)[2]).toBe('1 person')
  expect(passChips(membership, friday)).toEqual(['Ayaan', 'Inaya'])
  expect(passTerms(ticket)).toBe('2 × Kid Play, 1 × Adult Companion.')
  expect(passTerms(membership)).toBe('Any branch, Sat, Thu. Ends 31-Jan-2027.')
})

test('when it lets nobody in, it says why', () => {
  expect(passHeading(ticket, 'good')).toEqual(['Show at the gate', null])
  expect(passHeading(ticket, 'over')).toEqual(['Over', 'The visit was on November 20, 2026.'])
  expect(passHeading(membership, 'over')).toEqual(['Over', 'This membership ended on January 31, 2027.'])
  expect(passHeading(membership, 'early')).toEqual(['Not yet', 'This membership starts on November 1, 2026.'])
})

test('when a membership does not count on a weekday, it is not among the passes of that day', () => {
  expect(isForDay(membership, friday)).toBe(false)
  expect(isForDay(membership, '2026-11-19')).toBe(true)
  expect(isForDay(ticket, '2026-11-19')).toBe(false)
})

test('when a pass is opened, all others of its day are beside it, and it is the one that is shown', () => {
  const second = { ...ticket, id: 2 }
  const [later, used] = [
    { ...ticket, id: 3, first_day: '2026-11-27', last_day: '2026-11-27' },
    { ...ticket, id: 4, used: true },
  ]
  const all = [membership, second, ticket, later, used]
  expect(passesOfDay(ticket, all, '2026-11-18')).toEqual({ passes: [second, ticket], start: 1 })
  expect(passesOfDay(membership, all, '2026-11-19')).toEqual({ passes: [membership], start: 0 })
  expect(passesOfDay(used, [second], friday)).toEqual({ passes: [used, second], start: 0 })
})
