import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['/api/rides', 'en'],
  ['/api/rides?lang=bn', 'bn'],
  ['/api/rides?page=2&lang=bn&x=1', 'bn'],
  ['/api/rides?x=?&lang=bn', 'bn'],
  ['/api/rides?lang=en&lang=bn', 'bn'],
  ['/api/rides?lang=BN', 'en'],
  ['/api/rides?lang=bng', 'en'],
  ['/api/rides?slang=bn', 'en'],
  ['/api/lang=bn', 'en'],
])('when %s is called, the answer is in %s', (originalUrl, language) => {
  expect(languageOf({ originalUrl })).toBe(language)
})

it('when an address is as long as a server takes and made of question marks, it is read in no time', () => {
  const began = performance.now()
  for (let n = 0; n < 5; n++) languageOf({ originalUrl: `/api/none${'?'.repeat(16_000)}` })
  const long = performance.now() - began
  const again = performance.now()
  for (let n = 0; n < 5; n++) languageOf({ originalUrl: `/api/none?${'x'.repeat(16_000)}` })
  expect(long).toBeLessThan(200 * Math.max(performance.now() - again, 1))
})
