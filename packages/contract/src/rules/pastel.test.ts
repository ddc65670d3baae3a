import { expect, it } from 'vitest'
import { pastelOf, pastels } from './pastel.ts'

it('when ids follow each other, the six pastels take turns', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(pastelOf)).toEqual([...pastels, 'sky'])
})

it('when the same id is asked again, the colour is the same', () => {
  expect(pastelOf(4711)).toBe(pastelOf(4711))
})
