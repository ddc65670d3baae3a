import { expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'

const names = { name: 'Name', live: 'Live', details: 'Details' }

it('when a version is read, it says what was changed by it', () => {
  const before = { name: 'Carousel', live: true, details: null }
  expect(changesOf(before, { ...before, name: 'Grand Carousel', live: false }, names)).toEqual([
    'Name: Carousel → Grand Carousel',
    'Live: On → Off',
  ])
  expect(changesOf(before, { ...before, details: 'x'.repeat(100) }, names)).toEqual([
    `Details: nothing → ${'x'.repeat(80)}…`,
  ])
})

it('when there is nothing before it, it is the first one', () => {
  expect(changesOf(null, { name: 'Carousel' }, names)).toEqual(['The first one'])
})
