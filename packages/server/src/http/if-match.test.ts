import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { versionOf, versionTag } from './if-match.ts'

const sent = (value?: string) => ({ headers: { 'if-match': value } })

it('when a change names its version, it is read as it was given out', () => {
  expect(versionOf(sent(versionTag(7)))).toBe(7)
  expect(versionOf(sent(' W/"12" '))).toBe(12)
})

it.each([undefined, '', '*', '7', '"seven"', '"7", "8"', '"99999999999999999999"'])(
  'when a change names no version that can be one (%s), it is refused with 428',
  (value) => {
    expect(() => versionOf(sent(value))).toThrow(AppError)
  },
)
