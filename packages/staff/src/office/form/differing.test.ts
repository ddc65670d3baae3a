import { describe, expect, it } from 'vitest'
import { differing, isSame, mixed } from './differing.ts'

const base = { name: 'Carousel', details: 'Old songs.', live: true, name_bn: '' }

describe('two editors', () => {
  it('when only they changed a field, theirs is chosen first; when I changed it too, mine', () => {
    const mine = { ...base, name: 'Carousel!' }
    const theirs = { ...base, name: 'Grand Carousel', details: 'Under 90 cm with an adult.' }
    expect(differing(base, mine, theirs)).toEqual([
      { field: 'name', mine: 'Carousel!', theirs: 'Grand Carousel', first: 'mine' },
      { field: 'details', mine: 'Old songs.', theirs: 'Under 90 cm with an adult.', first: 'theirs' },
    ])
  })

  it('when both typed the same, there is nothing to choose', () => {
    expect(differing(base, { ...base, name: 'Same' }, { ...base, name: 'Same', name_bn: null })).toEqual([])
  })

  it('when nothing is chosen, the mix has my changes and theirs', () => {
    const mine = { ...base, name: 'Mine' }
    const differences = differing(base, mine, { ...base, name: 'Theirs', live: false })
    expect(mixed(mine, differences, {})).toEqual({ ...base, name: 'Mine', live: false })
    expect(mixed(mine, differences, { name: 'theirs', live: 'mine' })).toEqual({ ...base, name: 'Theirs' })
  })

  it('when lists of cards have the same cards in another order, they are not the same', () => {
    expect(isSame([{ title: 'A' }, { title: 'B' }], [{ title: 'B' }, { title: 'A' }])).toBe(false)
    expect(isSame('', null)).toBe(true)
  })
})
