import { expect, it } from 'vitest'
import * as bn from './bn/dates.ts'
import * as bnMoney from './bn/money.ts'
import * as en from './en/dates.ts'
import * as enMoney from './en/money.ts'

it('when a day is shown in a list, English cuts the month and Bangla does not', () => {
  expect([en.showDay('2026-11-05'), bn.showDay('2026-11-05')]).toEqual(['05-Nov-2026', '৫ নভেম্বর ২০২৬'])
})

it('when a day is on a stub, it comes in three parts', () => {
  expect([en.stub('2026-11-05'), bn.stub('2026-11-05')]).toEqual([
    ['Nov', '05', '2026'],
    ['নভেম্বর', '৫', '২০২৬'],
  ])
})

it('when a day is spelt out, it has the order of its language', () => {
  expect([en.spellDay('2026-11-15'), bn.spellDay('2026-11-15')]).toEqual(['November 15, 2026', '১৫ নভেম্বর ২০২৬'])
  expect([en.dayNamed('2026-11-15'), bn.dayNamed('2026-11-15')]).toEqual([
    'Sunday, November 15, 2026',
    'রোববার, ১৫ নভেম্বর ২০২৬',
  ])
  expect([en.month('2026-02-01'), bn.month('2026-02-01')]).toEqual(['February 2026', 'ফেব্রুয়ারি ২০২৬'])
})

it('when there is no day nothing is shown, and what is none is said to be none', () => {
  expect([en.showDay(null), en.spellDay(undefined), bn.showDay(''), bn.spellDay(null)]).toEqual(['', '', '', ''])
  expect([en.showDay('2027-02-29'), bn.showDay('2027-02-29')]).toEqual(['Invalid-Date', 'তারিখ ঠিক নেই'])
})

it.each([
  ['00:30', '12:30 AM', 'রাত ১২:৩০'],
  ['03:59', '3:59 AM', 'রাত ৩:৫৯'],
  ['04:00', '4:00 AM', 'ভোর ৪টা'],
  ['06:00', '6:00 AM', 'সকাল ৬টা'],
  ['12:00', '12:00 PM', 'দুপুর ১২টা'],
  ['16:05', '4:05 PM', 'বিকেল ৪:০৫'],
  ['18:00', '6:00 PM', 'সন্ধ্যা ৬টা'],
  ['21:00', '9:00 PM', 'রাত ৯টা'],
])('when it is %s, English says %s and Bangla %s', (clock, english, bangla) => {
  expect([en.time(clock), bn.time(clock)]).toEqual([english, bangla])
})

it('when money is shown, Bangla has the sign first and figures of its own, in lakhs', () => {
  expect([enMoney.price(550), bnMoney.price(550), bnMoney.price(99.5)]).toEqual(['TK 550', '৳৫৫০', '৳৯৯.৫০'])
  expect([enMoney.sum(1_205_000.5), bnMoney.sum(1_205_000.5)]).toEqual(['Tk 12,05,000.50', '৳১২,০৫,০০০.৫০'])
})
