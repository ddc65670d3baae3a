import { expect, it } from 'vitest'
import { named } from '#contract/words/named.ts'
import { writeSms } from './write-sms.ts'

const [sms, dates] = [named('sms'), named('dates')]
const day = dates.showDay('2026-12-14')
const reminder = (language: 'en' | 'bn', name: string) =>
  writeSms(language, sms.ending(name, day, 'https://dolna.com.bd/x'), sms.endingNoName(day, 'https://dolna.com.bd/x'))

it('when a text is named, it is said in the language of the customer, with its letters in one piece', () => {
  expect(reminder('en', 'Little Star')).toBe(
    'Your Little Star membership ends on 14-Dec-2026. Renew it: https://dolna.com.bd/x',
  )
  expect(reminder('bn', 'লিটল স্টার')).toBe(
    'আপনার লিটল স্টার মেম্বারশিপের মে\u09DFাদ শেষ হবে ১৪ ডিসেম্বর ২০২৬। আবার নিন: https://dolna.com.bd/x',
  )
})

it('when the first text would take more parts than its language may, the next is taken', () => {
  expect(reminder('en', 'n'.repeat(120))).toMatch(/^Your membership ends/)
  expect(reminder('en', 'ছোট্ট তারা')).toMatch(/^Your membership ends/)
  expect(reminder('bn', 'ক'.repeat(60))).toMatch(/^আপনার মেম্বারশিপের/)
  expect(reminder('bn', 'ছোট্ট তারা')).toContain('ছোট্ট তারা')
})

it('when every text is too long, the last is sent all the same: better dear than nothing', () => {
  expect(writeSms('en', 'a'.repeat(400), 'b'.repeat(161))).toBe('b'.repeat(161))
})

it('when a name looks like the name of a text, it is said as it is', () => {
  expect(writeSms('en', sms.endingNoName('\u0002["nothing"]\u0003', 'x'))).toContain('["nothing"]')
})
