import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dhakaDay } from '../packages/contract/src/rules/dates.ts'
import { toPoisha, toTaka } from '../packages/contract/src/rules/money.ts'
import { nextOpenDay } from '../packages/contract/src/rules/next-open-day.ts'
import { bookingProblem } from '../packages/contract/src/rules/purchase.ts'
import { quote, sumOf, toBasisPoints, vatOn, withVat } from '../packages/contract/src/rules/quote.ts'
import { shareOfUnits } from '../packages/contract/src/rules/refund-share.ts'
import { isClosedOn, kindOfDay, type SpecialKind } from '../packages/contract/src/rules/special-day.ts'
import { paymentStatus, subscriptionStatus } from '../packages/contract/src/rules/status.ts'
import { periodFrom, startAfter } from '../packages/contract/src/rules/validity.ts'
import * as words from '../packages/contract/src/words/en/rules.ts'
import { ticketWord } from '../packages/web/src/features/sales/sale-words.ts'
import { inDetail, inList } from '../packages/web/src/features/subscriptions/subscription-words.ts'

const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'rules.md'), 'utf8')

/** The rows of the table whose first row begins like this. */
function table(head: string): string[][] {
  const lines = text.slice(text.indexOf(`| ${head}`)).split('\n')
  const rows = lines.slice(
    2,
    lines.findIndex((line) => !line.startsWith('|')),
  )
  return rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

const orNull = (cell = ''): string | null => (cell === '–' ? null : cell)
const exact = (poisha: number): string => toTaka(poisha).toFixed(2)

const linesOf = (cell = '') =>
  (orNull(cell)?.split(', ') ?? [])
    .map((line) => line.split(' × ').map(Number))
    .map(([qty = 0, price = 0]) => ({ qty, price: toPoisha(price) }))

it.each(table('Lines'))('when %s is sold at %s %% VAT, it comes to %s + %s = %s', (lines, rate, ...amounts) => {
  const { subtotal, vatAmount, grandTotal } = quote(linesOf(lines), toBasisPoints(Number(rate)))
  expect([subtotal, vatAmount, grandTotal].map(exact)).toEqual(amounts)
})

it.each(table('One ticket'))('when one ticket costs %s at %s %% VAT, it comes to %s', (price, rate, total) => {
  expect(exact(withVat(toPoisha(Number(price)), toBasisPoints(Number(rate))))).toBe(total)
})

it.each(table('Memberships'))('when %s is bought with %s added, it costs %s', (memberships, added, total) => {
  expect(exact(sumOf([...linesOf(memberships), ...linesOf(added)]))).toBe(total)
})

it.each(table('Order (quantity'))(
  'when of %s with %s off at %s %% VAT, after %s, %s goes back, it is %s, of it %s VAT',
  (bought, discount, rate, before, now, ...sums) => {
    const lines = linesOf(bought).map((line, index) => ({ ...line, detail_id: index + 1 }))
    const taxed = sumOf(lines) - toPoisha(Number(discount))
    const vat = vatOn(taxed, toBasisPoints(Number(rate)))
    const unitsOf = (cell = '') =>
      linesOf(cell).map(({ qty, price }) => ({
        detail_id: lines.find((line) => line.price === price)?.detail_id ?? 0,
        qty,
      }))
    const order = { lines, total: taxed + vat, vat, givenBack: [] }
    const first = unitsOf(before)
    const givenBack = first.length === 0 ? [] : [{ ...shareOfUnits(order, first), units: first }]
    const share = shareOfUnits({ ...order, givenBack }, unitsOf(now))
    expect([share.amount, share.vat].map(exact)).toEqual(sums)
  },
)

it.each(table('Today'))('when it is %s, a visit on %s may be booked: %s', (today, day, may) => {
  expect(bookingProblem(day ?? '', today ?? '', words) === null ? 'yes' : 'no').toBe(may)
})

it.each(table('Confirmed on'))(
  'when money for a day that is over is confirmed on %s and the hours are %s, the visit is on %s',
  (day = '', hours, visit) => {
    expect(nextOpenDay(day, orNull(hours))).toBe(visit)
  },
)

it.each(table('Instant'))('when it is %s, it is %s in Dhaka', (instant, day) => {
  expect(dhakaDay(new Date(instant ?? ''))).toBe(day)
})

it.each(table('Paid | Due'))(
  'when %s is paid, %s due and %s scanned, the order is %s and the ticket %s',
  (paid, due, by, payment, ticket) => {
    const sale = { paid: Number(paid), due: Number(due), scanned_by: orNull(by) }
    expect([paymentStatus(sale), ticketWord(sale).word]).toEqual([payment, ticket])
  },
)

it.each(table('Paid on'))(
  'when a membership is paid on %s and one runs until %s, for %s months it is %s to %s',
  (paidOn = '', until, month, start, end) => {
    expect(periodFrom(startAfter(paidOn, orNull(until)), Number(month))).toEqual({ start, end })
  },
)

it.each(table('Paid | Given up'))(
  'when a membership is paid: %s, given up: %s, from %s to %s, on %s its status is %s',
  (...cells) => {
    const [paid, givenUp, start, end, today = '', status, detail, list] = cells
    const number = subscriptionStatus(
      { paid: paid === 'yes', given_up: givenUp === 'yes', start: orNull(start), end: orNull(end) },
      today,
    )
    expect([String(number), inDetail(number).word, inList(number).word]).toEqual([status, detail, list])
  },
)

it('when a day is named in the document, its kind and whether it can be booked are what the rule says', () => {
  const hours = 'Saturday – Monday: 10:00 AM – 9:00 PM\nWednesday – Friday: 2:30 PM – 10:00 PM'
  const rows = table('Visit | Said about it')
  expect(rows.length).toBe(7)
  for (const [day = '', about = '', kind, open] of rows) {
    const [said = '', opens = null, closes = null] = about.split(' ')
    const special = said === '–' ? undefined : { kind: said as SpecialKind, opens, closes }
    expect([day, about, kindOfDay(day, special, ['Friday', 'Saturday'])]).toEqual([day, about, kind])
    expect([day, about, isClosedOn(day, special, hours) ? 'no' : 'yes']).toEqual([day, about, open])
  }
})
