import { expect, it } from 'vitest'
import { callHere as inBangla } from './bn/language.ts'
import { callHere as inEnglish } from './en/language.ts'

it('when a Bangla page asks the API, it asks for Bangla, whatever else it asks', () => {
  expect(['/user', '/sales?page=2'].map(inBangla)).toEqual(['/user?lang=bn', '/sales?page=2&lang=bn'])
})

it('when an English page asks the API, its address stays as it is', () => {
  expect(['/user', '/sales?page=2'].map(inEnglish)).toEqual(['/user', '/sales?page=2'])
})
