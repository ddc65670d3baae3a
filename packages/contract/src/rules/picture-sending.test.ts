import { expect, it } from 'vitest'
import { betterSize, isPhotoName, sentSize } from './picture-sending.ts'

it('when a photo has 4000 px at most and 5 MB at most, it is sent as it is', () => {
  expect(sentSize({ width: 4000, height: 3000 }, 5_242_880)).toEqual({ width: 4000, height: 3000, isSmaller: false })
})

it('when a side is longer, the photo keeps its shape and is made smaller', () => {
  expect(sentSize({ width: 3000, height: 4001 }, 1000)).toEqual({ width: 2999, height: 4000, isSmaller: true })
  expect(sentSize({ width: 12_000, height: 9000 }, 1000)).toMatchObject({ width: 4000, height: 3000 })
  expect(sentSize({ width: 100_000, height: 1 }, 1000)).toMatchObject({ width: 4000, height: 1 })
})

it('when a photo has a byte more than 5 MB, it is written anew in its own size', () => {
  expect(sentSize({ width: 800, height: 600 }, 5_242_881)).toEqual({ width: 800, height: 600, isSmaller: true })
})

it('when one side is shorter than asked for, the better size is named', () => {
  expect(betterSize('ride', { width: 640, height: 480 })).toEqual({ width: 960, height: 960 })
  expect(betterSize('ride', { width: 960, height: 959 })).not.toBeNull()
  expect(betterSize('ride', { width: 960, height: 960 })).toBeNull()
})

it('when a file is called like a photo, it may be one', () => {
  expect(['a.JPG', 'b.jpeg', 'c.png'].every(isPhotoName)).toBe(true)
  expect(['party.heic', 'menu.pdf', 'jpg'].some(isPhotoName)).toBe(false)
})
