import { expect, it } from 'vitest'
import * as words from '#words/rules.ts'
import { isAdult, namedRiders, nameOrType, ridersProblem } from './riders.ts'

const rider = (name: string, type = 'Kid Play') => ({ name, age: 5, type })
const places = new Map([
  ['Kid Play', 2],
  ['Adult Companion', 1],
])

const ofTickets = { unknown: words.riderUnknown, tooMany: words.ridersTooMany }
const ofPlaces = { unknown: words.riderUnknown, tooMany: words.ridersTooManyPlaces }

it('when a row has no name, or only blanks and invisible characters, it is no rider', () => {
  expect(namedRiders([rider('Mitu'), rider(''), rider('  '), rider('\u200d'), rider('\u0000')])).toEqual([
    rider('Mitu'),
  ])
})

it('when a name has blanks around it or a line break in it, it is tidied; Bangla stays as typed', () => {
  expect(namedRiders([rider(' মিতু\n'), rider('a\u0000b')]).map(({ name }) => name)).toEqual(['মিতু', 'a b'])
})

it('when every rider finds a place, nothing is wrong; nor when places stay free', () => {
  expect(ridersProblem([rider('Mitu'), rider('Rafi'), rider('Rina', 'Adult Companion')], places, ofTickets)).toBeNull()
  expect(ridersProblem([], places, ofTickets)).toBeNull()
})

it('when there are more riders of a type than tickets, it is named', () => {
  expect(ridersProblem([rider('Mitu'), rider('Rafi'), rider('Tuli')], places, ofTickets)).toBe(
    'There are more participants than tickets for “Kid Play”.',
  )
  expect(ridersProblem([rider('Rina', 'Adult Companion'), rider('Nani', 'Adult Companion')], places, ofPlaces)).toBe(
    'There are more participants than included places for “Adult Companion”.',
  )
})

it.each(['Pilot', 'kid play', ''])('when a rider is of the type “%s” that was not bought, it is named', (type) => {
  expect(ridersProblem([rider('Mitu', type)], places, ofTickets)).toBe(`“${type}” is not in this order.`)
})

it('when someone added has no name, they go by their type; a name is tidied', () => {
  expect(['', ' \u200d', ' Rafi\n'].map((name) => nameOrType(name, 'Kid'))).toEqual(['Kid', 'Kid', 'Rafi'])
})

it('when a type speaks of adults, it is one for grown-ups', () => {
  expect(['Adult', 'Adult Companion', 'Two adults'].every(isAdult)).toBe(true)
  expect(['Kid Play', 'Adulterous', ''].some(isAdult)).toBe(false)
})
