import { expect, it } from 'vitest'
import { limitRate } from './limit-rate.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15, 6, 0, 0) + seconds * 1000)

it('when a subject has called often enough, it waits until the first call is too old to count, and others do not', () => {
  const wait = limitRate({ most: 2, seconds: 10 })
  expect([wait('a', at(0)), wait('a', at(4)), wait('a', at(5)), wait('b', at(5))]).toEqual([0, 0, 5, 0])
  expect([wait('a', at(10)), wait('a', at(11))]).toEqual([0, 3])
})
