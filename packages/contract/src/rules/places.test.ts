import { expect, it } from 'vitest'
import { endsAt, isOpen, placesNow, placesOfMembership, placesOfSale, type Visit } from './places.ts'

const lines = [
  { id: 12, type: 'Kid Play', typeBn: 'কিড প্লে', qty: 3, minutes: 120 },
  { id: 13, type: 'Adult Companion', typeBn: null, qty: 1, minutes: null },
]

it('when tickets were bought, each unit is a place, and riders take the first of their type in their order', () => {
  const riders = [
    { name: 'Mitu', age: 5, type: 'Kid Play' },
    { name: 'Rina', age: 34, type: 'Adult Companion' },
    { name: 'Rafi', age: 7, type: 'Kid Play' },
  ]
  expect(placesOfSale(lines, riders).map(({ place, name }) => [place, name])).toEqual([
    ['d12.1', 'Mitu'],
    ['d12.2', 'Rafi'],
    ['d12.3', null],
    ['d13.1', 'Rina'],
  ])
})

it('when it is a membership, each rider is a place, and so is each included one without a name', () => {
  const rider = (id: number, type: string, additional = false) => ({
    id,
    type,
    typeBn: null,
    name: 'N',
    age: 5,
    additional,
  })
  const included = [
    { productId: 7, type: 'Kid', typeBn: null, qty: 3 },
    { productId: 8, type: 'Adult', typeBn: null, qty: 1 },
    { productId: 9, type: 'Nanny', typeBn: null, qty: 0 },
  ]
  const places = placesOfMembership([rider(45, 'Kid'), rider(46, 'Kid', true), rider(47, 'Adult')], included, 2)
  expect(places.map(({ place }) => place)).toEqual(['r45', 'r46', 'r47', 'p7.1', 'p7.2'])
  expect(places.every(({ minutes }) => minutes === 120)).toBe(true)
  expect(placesOfMembership([rider(1, 'Kid')], [], 0)[0]?.minutes).toBeNull()
})

const at = new Date('2026-11-15T08:05:00Z')
const visit = (place: string, changes: Partial<Visit> = {}): Visit => ({
  id: 1,
  place,
  extra: false,
  day: '2026-11-15',
  state: 'in',
  firstIn: at,
  lastIn: at,
  endsAt: null,
  staff: 'Rahim',
  gate: 'Gate 1',
  ...changes,
})

it('when somebody has come in, only a place without a clock may return, and only on that day', () => {
  const places = placesOfSale(lines, [])
  const now = placesNow(
    places,
    [visit('d12.1'), visit('d13.1', { state: 'out' }), visit('d12.2', { extra: true })],
    '2026-11-15',
  )
  expect(now.map(({ place, state, mayReturn }) => [place, state, mayReturn])).toEqual([
    ['d12.1', 'in', false],
    ['d12.2', 'open', false],
    ['d12.3', 'open', false],
    ['d13.1', 'out', true],
  ])
  expect(placesNow(places, [visit('d13.1')], '2026-11-16')[3]).toMatchObject({ state: 'in', mayReturn: false })
})

it('when a clock runs, it ends its minutes after the first time in', () => {
  expect(endsAt({ minutes: 120 }, at)).toEqual(new Date('2026-11-15T10:05:00Z'))
  expect(endsAt({ minutes: null }, at)).toBeNull()
})

it('when a place was cancelled, it is neither open nor may anybody return with it; whoever came in before stays in', () => {
  const cancelled = ['d12.2', 'd12.3']
  const now = placesNow(placesOfSale(lines, []), [visit('d12.2')], '2026-11-15', cancelled)
  expect(now.map(({ state }) => state)).toEqual(['open', 'in', 'cancelled', 'open'])
  expect(now.filter(isOpen)).toHaveLength(2)
  expect(now.some(({ mayReturn, state }) => mayReturn && state === 'cancelled')).toBe(false)
})
