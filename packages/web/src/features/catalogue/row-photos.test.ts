import { expect, it } from 'vitest'
import { photosFor } from './row-photos.ts'

const gallery = (length: number): number[] => Array.from({ length }, (_, i) => i + 1)

it('when the gallery is long, the rows show every third photo', () => {
  expect(photosFor(3, gallery(15))).toEqual([7, 4, 1])
})

it('when the gallery is short, no photo is shown twice', () => {
  for (let length = 0; length <= 15; length++) {
    const shown = photosFor(3, gallery(length)).filter((photo) => photo !== undefined)
    expect(shown).toHaveLength(Math.min(3, length))
    expect(new Set(shown).size).toBe(shown.length)
  }
})
