import { expect, it } from 'vitest'
import { partsOf } from './read-frames.ts'

it('when a picture is read, its middle 60 % come first and then the whole', () => {
  expect(partsOf(1280, 720)).toEqual([
    [256, 144, 768, 432],
    [0, 0, 1280, 720],
  ])
})
