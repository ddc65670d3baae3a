import { expect, it } from 'vitest'
import { codeIn } from './code-in.ts'

it('when the picture of a pairing is scanned, its code is read; of anything else none is', () => {
  expect(codeIn('https://play.example/staff/pair#K7M-4QX')).toBe('K7M-4QX')
  expect(codeIn('https://play.example/staff/pair')).toBeNull()
  expect(codeIn('K7M-4QX')).toBeNull()
})
