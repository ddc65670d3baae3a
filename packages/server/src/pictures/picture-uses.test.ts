import { expect, test } from 'vitest'
import { sizesFor } from './picture-uses.ts'

const photo = (width: number, height: number) => ({ format: 'jpeg', width, height })

test('when a photo is large enough, it gets the widths of its use and keeps its ratio', () => {
  expect(sizesFor('ride', photo(4000, 3000))).toEqual([
    { width: 360, height: 270 },
    { width: 800, height: 600 },
  ])
  expect(sizesFor('banner-wide', photo(3600, 2025)).map(({ width }) => width)).toEqual([1200, 1800])
  expect(sizesFor('banner-phone', photo(3600, 4000)).map(({ width }) => width)).toEqual([800, 1200])
  expect(sizesFor('gallery', photo(4000, 3000)).map(({ width }) => width)).toEqual([640, 1200])
  expect(sizesFor('package', photo(4000, 2250))).toEqual([{ width: 720, height: 405 }])
})

test('when a photo is smaller than a width, it is never enlarged', () => {
  expect(sizesFor('ride', photo(800, 600)).map(({ width }) => width)).toEqual([360, 800])
  expect(sizesFor('ride', photo(799, 600)).map(({ width }) => width)).toEqual([360, 799])
  expect(sizesFor('ride', photo(360, 270)).map(({ width }) => width)).toEqual([360])
  expect(sizesFor('ride', photo(100, 75))).toEqual([{ width: 100, height: 75 }])
})

test('when the source is a drawing, it gets every width whatever its own size', () => {
  expect(sizesFor('gallery', { format: 'svg', width: 12, height: 9 })).toEqual([
    { width: 640, height: 480 },
    { width: 1200, height: 900 },
  ])
})

test('when it is an avatar, it is a square no larger than the shorter side', () => {
  expect(sizesFor('avatar', photo(4000, 3000))).toEqual([
    { width: 176, height: 176 },
    { width: 352, height: 352 },
  ])
  expect(sizesFor('avatar', photo(300, 100))).toEqual([{ width: 100, height: 100 }])
})

test('when a photo is as thin as a hair, its height is still a pixel', () => {
  expect(sizesFor('ride', photo(4000, 1))).toEqual([
    { width: 360, height: 1 },
    { width: 800, height: 1 },
  ])
})
