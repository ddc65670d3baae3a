import { expect, it } from 'vitest'
import { largest, srcSet } from './picture-sources.ts'

const picture = { base: '/media/abc', widths: [360, 800], width: 800, height: 600, alt: 'A ride' }

it('when a picture has two widths, each format names both with their size', () => {
  expect(srcSet(picture, 'avif')).toBe('/media/abc/360.avif 360w, /media/abc/800.avif 800w')
})

it('when one file must do, it is the largest JPEG', () => {
  expect(largest(picture)).toBe('/media/abc/800.jpg')
})
