import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { speak } from '../words/named.ts'
import { AskForCode, VerifyCode } from './sign-in.ts'

const country = 'Bangladesh'
const complaints = (result: { error?: z.ZodError }) =>
  result.error ? z.flattenError(result.error, ({ message }) => speak(message, 'en')).fieldErrors : null
const typedShort = (typed: unknown) => JSON.stringify(typed)?.slice(0, 20)

describe('a phone number', () => {
  it.each(['01712345678', '+880 1712-345678', '8801712345678', '00880 1712345678', '1712345678', '০১৭১২৩৪৫৬৭৮'])(
    'when it is written as %s, it is the same number',
    (phone_no) => {
      expect(AskForCode.parse({ phone_no, country }).phone_no).toBe('01712345678')
    },
  )

  it.each([undefined, null, '', '   '])('when it is %j, it is asked for', (phone_no) => {
    expect(complaints(AskForCode.safeParse({ phone_no, country }))).toEqual({ phone_no: ['Phone number is required.'] })
  })

  const odd = [
    '01212345678',
    '+91 98765 43210',
    '+1 202 555 0143',
    1712345678,
    ['01712345678'],
    {},
    '1'.repeat(100_000),
    '\u0000',
    '🎈',
  ].map((typed) => [typedShort(typed), typed])
  it.each(odd)('when it is %s, it is none', (_, phone_no) => {
    expect(complaints(AskForCode.safeParse({ phone_no, country }))).toEqual({
      phone_no: ['Please enter a valid phone number'],
    })
  })

  it.each([undefined, 'India', 'bangladesh', 880])('when the country is %s, it is refused', (where) => {
    expect(complaints(AskForCode.safeParse({ phone_no: '01712345678', country: where }))).toEqual({
      country: ['Only phone numbers of Bangladesh can sign in.'],
    })
  })
})

describe('a code', () => {
  const read = (code: unknown) => VerifyCode.safeParse({ phone_no: '01712345678', code, country })

  it.each(['123456', ' 123 456 ', '123-456', '১২৩৪৫৬'])('when it is typed as %j, it is the same code', (code) => {
    expect(read(code).data?.code).toBe('123456')
  })

  it.each([undefined, null, '', '  '])('when it is %j, it is asked for', (code) => {
    expect(complaints(read(code))).toEqual({ code: ['OTP is required'] })
  })

  it.each([[123456], [['123456']], [true]])('when it is %j, it is not text', (code) => {
    expect(complaints(read(code))).toEqual({ code: ['The code must be text.'] })
  })
})
