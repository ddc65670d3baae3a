import { expect, it } from 'vitest'
import { seenCodes } from './seen-codes.ts'

it('when the same code is read again within 3 seconds, it is one scan', () => {
  const { isNew } = seenCodes()
  expect(isNew('A', 0)).toBe(true)
  expect(isNew('A', 2999)).toBe(false)
})

it('when it is read again after 3 seconds, it is another scan', () => {
  const { isNew } = seenCodes()
  isNew('A', 0)
  expect(isNew('A', 3000)).toBe(true)
})

it('when it is held up for longer, it stays one scan', () => {
  const { isNew } = seenCodes()
  const scans = Array.from({ length: 100 }, (_, tenth) => isNew('A', tenth * 100)).filter(Boolean)
  expect(scans).toHaveLength(1)
})

it('when two codes are in the picture, each is one scan', () => {
  const { isNew } = seenCodes()
  expect(['A', 'B', 'A', 'B'].map((code, tenth) => isNew(code, tenth * 100))).toEqual([true, true, false, false])
})
