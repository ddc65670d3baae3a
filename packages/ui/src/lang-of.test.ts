import { expect, it, vi } from 'vitest'
import { langOf } from './lang-of.ts'

it('when a text has Bangla letters, it is marked as Bangla; any other text is left to the page', () => {
  expect(langOf('দোলনা')).toBe('bn')
  expect(langOf('Dolna · দোলনা')).toBe('bn')
  expect(langOf('Dolna')).toBeUndefined()
  expect(langOf('')).toBeUndefined()
})

it('on a page in Bangla it is the other way round', async () => {
  vi.resetModules()
  vi.doMock('#words/language.ts', () => import('../../contract/src/words/bn/language.ts'))
  const inBangla = await import('./lang-of.ts')
  expect(inBangla.langOf('দোলনা')).toBeUndefined()
  expect(inBangla.langOf('Dolna')).toBe('en')
  expect(inBangla.langOf('')).toBeUndefined()
})
