import { expect, it } from 'vitest'
import { langOf } from './lang-of.ts'

it('when a text has Bangla letters, it is marked as Bangla; any other text is left to the page', () => {
  expect(langOf('দোলনা')).toBe('bn')
  expect(langOf('Dolna · দোলনা')).toBe('bn')
  expect(langOf('Dolna')).toBeUndefined()
  expect(langOf('')).toBeUndefined()
})
