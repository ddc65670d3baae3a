import { expect, test } from 'vitest'
import { Picture } from '#contract/schemas/picture.ts'
import { imageUrl, presentPicture } from './present.ts'

const row = {
  key: 'pictures/0a1b/ride',
  widths: [360, 800],
  width: 800,
  height: 600,
  alt: 'A swing',
  sha256: 'x',
  use: 'ride',
}

test('when a picture is presented, it has the shape of the contract and nothing of the storage', () => {
  const picture = { base: '/media/pictures/0a1b/ride', widths: [360, 800], width: 800, height: 600, alt: 'A swing' }
  expect(presentPicture(row)).toEqual(picture)
  expect(Picture.parse(presentPicture(row))).toEqual(picture)
})

test('when one address is wanted, it is the largest JPEG', () => {
  expect(imageUrl(row)).toBe('/media/pictures/0a1b/ride/800.jpg')
})
