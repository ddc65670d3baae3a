import { expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'

it('when it is noon, midnight or five past two in Dhaka, staff read so', () => {
  expect(['08:05', '18:00', '06:00', '05:59'].map((utc) => clockTime(new Date(`2026-11-15T${utc}:00Z`)))).toEqual([
    '2:05 PM',
    '12:00 AM',
    '12:00 PM',
    '11:59 AM',
  ])
})
