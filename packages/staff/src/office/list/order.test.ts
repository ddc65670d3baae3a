import { describe, expect, it } from 'vitest'
import { moved, shiftOf, targetOf } from './order.ts'

const places = [0, 1, 2, 3].map((at) => ({ top: at * 80, height: 70 }))

describe('the order of a list', () => {
  it('when one is moved, the others keep theirs', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })

  it('when the lifted row has passed the middle of another, it would be dropped behind it', () => {
    expect(targetOf(places, 0, 79)).toBe(0)
    expect(targetOf(places, 0, 81)).toBe(1)
    expect(targetOf(places, 3, -500)).toBe(0)
    expect(targetOf(places, 1, 500)).toBe(3)
  })

  it('when a row is lifted over others, these step aside, and only these', () => {
    expect(places.map((_, at) => shiftOf(places, 0, 2, at))).toEqual([160, -80, -80, 0])
    expect(places.map((_, at) => shiftOf(places, 3, 1, at))).toEqual([0, 80, 80, -160])
    expect(places.map((_, at) => shiftOf(places, 2, 2, at))).toEqual([0, 0, 0, 0])
  })
})
