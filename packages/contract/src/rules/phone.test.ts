import { expect, it } from 'vitest'
import { dialPhone, mobileNumber, showPhone } from './phone.ts'

it.each([
  '01712345678',
  '01712-345678',
  ' 01712 345 678 ',
  '1712345678',
  '8801712345678',
  '+880 1712-345678',
  '+88 01712345678',
  '0088 01712 345678',
  '00880 1712 345678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ ১৭১২-৩৪৫৬৭৮',
  '(017) 1234.5678',
  '\u202a+880 1712‑345678\u202c',
])('when a mobile number is written as %s, it is the same number', (typed) => {
  expect(mobileNumber(typed)).toBe('01712345678')
})

it.each([
  '',
  'call us',
  '01212345678',
  '0171234567',
  '017123456789',
  '+91 17123 45678',
  '031-654321',
  '16123',
  'call 01712345678',
  '01712345678<b>',
  '01712e345678',
])('when %j is written, it is no mobile number', (typed) => {
  expect(mobileNumber(typed)).toBeNull()
})

it('when the second digits run from 3 to 9, every operator is known', () => {
  for (const n of [3, 4, 5, 6, 7, 8, 9]) expect(mobileNumber(`01${n}00000000`)).toBe(`01${n}00000000`)
})

it('when a mobile number is shown, it is parted after five digits', () => {
  expect(showPhone('+8801712345678')).toBe('01712-345678')
  expect(dialPhone('01712-345678')).toBe('tel:01712345678')
})

it('when another number is shown, it stays as the centre typed it and still dials', () => {
  expect(showPhone(' 031-654 321 ')).toBe('031-654 321')
  expect(dialPhone('০৩১-৬৫৪৩২১')).toBe('tel:031654321')
  expect(dialPhone('+1 (555) 010-9999')).toBe('tel:+15550109999')
})
