import { expect, it } from 'vitest'
import {
  hasRoom,
  isAmong,
  parseRows,
  rowsFor,
  typedAge,
  typedName,
  withKnownPerson,
  withoutKnownPerson,
  withoutRow,
} from './participant.ts'

const ayaan = { name: 'Ayaan', age: '6' }
const blank = { name: '', age: '' }

it('when a name has 50 characters, it takes no more; a Bangla letter with its signs is one', () => {
  expect(typedName('x'.repeat(50))).toHaveLength(50)
  expect(typedName('x'.repeat(51))).toHaveLength(50)
  expect(typedName('কি'.repeat(51))).toBe('কি'.repeat(50))
  expect(typedName('x'.repeat(100_000))).toHaveLength(50)
})

it.each([
  ['6', '6'],
  ['০৬', '06'],
  ['six 6', '6'],
  ['-1', '1'],
  ['', ''],
  ['0', '0'],
  ['150', '150'],
  ['151', '15'],
  ['0150', '15'],
])('when %s is typed as an age, it reads %s', (typed, age) => {
  expect(typedAge('15', typed)).toBe(age)
})

it('when the quantity changes, rows follow it, and what was typed comes back', () => {
  const typed = [ayaan, { name: 'Inaya', age: '4' }]
  expect(rowsFor(typed, 1)).toEqual([ayaan])
  expect(rowsFor(typed, 3)).toEqual([...typed, blank])
  expect(rowsFor(undefined, 2)).toEqual([blank, blank])
  expect(withoutRow(typed, 0)).toEqual([typed[1]])
})

it('when a child of the profile is tapped, it takes the first free row, and leaves it when tapped again', () => {
  const child = { name: 'Inaya', age: 4 }
  const rows = withKnownPerson([ayaan, { name: ' ', age: '9' }, blank], child)
  expect(rows).toEqual([ayaan, { name: 'Inaya', age: '4' }, blank])
  expect(isAmong(rows, child)).toBe(true)
  expect(withoutKnownPerson(rows, child)).toEqual([ayaan, blank, blank])
  expect([hasRoom(rows), hasRoom([ayaan])]).toEqual([true, false])
})

it('when stored rows are strange, they are nobody', () => {
  expect(parseRows([null, 7, { name: 7, age: 6 }, { name: 'Ayaan', age: '6' }])).toEqual([blank, blank, blank, ayaan])
  expect(parseRows('rows')).toEqual([])
})
