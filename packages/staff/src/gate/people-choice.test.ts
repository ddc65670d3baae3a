import { expect, it } from 'vitest'
import { place, verdict } from './a-verdict.ts'
import { choosable, expected, rowsOf, step } from './people-choice.ts'

const names = (places: { place: string }[]): string[] => places.map((one) => one.place)
const shown = (...of: Parameters<typeof rowsOf>): string[] =>
  rowsOf(...of).map((row) => ('place' in row ? row.place.place : `${row.places.length} × ${row.type}`))
const later = { by_this: false, let_in: 0 }

it('when a family was just let in, all of it is ticked and can be unticked', () => {
  const family = verdict({ places: [place('d1.1'), place('d1.2'), place('d2.1', { by_this: false })], let_in: 2 })
  expect(names(choosable(family))).toEqual(['d1.1', 'd1.2'])
  expect(expected(family)).toEqual(['d1.1', 'd1.2'])
})

it('when some came before, the others are ticked, who may return can be, and who may not is shown', () => {
  const some = verdict({
    let_in: 0,
    places: [
      place('d1.1', { ...later, name: 'Arham' }),
      place('d1.2', { ...later, name: 'Zara', state: 'open' }),
      place('d2.1', { ...later, name: 'Imran', may_return: true }),
      place('d2.2', { ...later, name: 'Gone', state: 'cancelled', may_return: true }),
    ],
  })
  expect(names(choosable(some))).toEqual(['d1.2', 'd2.1'])
  expect(expected(some)).toEqual(['d1.2'])
  expect(shown(some)).toEqual(['d1.2', 'd2.1', 'd1.1', 'd2.2'])
})

it('when several of a type have no names, they are counted; one alone is ticked', () => {
  const mixed = verdict({
    places: [
      place('d1.1', { name: 'Ayaan' }),
      place('d1.2'),
      place('d1.3'),
      place('d2.1', { type: 'Adult Companion' }),
    ],
  })
  expect(shown(mixed)).toEqual(['2 × Kid Play', 'd1.1', 'd2.1'])
})

it('when one less is here, it is the last; when one more, the first who is missing', () => {
  const places = [place('d1.1'), place('d1.2'), place('d1.3')]
  const less = step(new Set(['d1.1', 'd1.2', 'd1.3']), places, false)
  expect([...less]).toEqual(['d1.1', 'd1.2'])
  expect([...step(less, places, true)]).toEqual(['d1.1', 'd1.2', 'd1.3'])
  expect([...step(new Set(), places, false)]).toEqual([])
})
