import { expect, test } from 'vitest'
import { createReceiptLinks, receiptUrl } from './receipt-link.ts'

const publicUrl = 'https://play.example.com'
const links = createReceiptLinks({ publicUrl, appSecret: 'a secret of this centre, long enough' })
const sale = { kind: 'sale', id: 42, createdAt: new Date('2026-11-15T10:00:00.123Z'), receiptVersion: 1 } as const

const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
const named = fileName(links.urlOf(sale))

type Signed = Parameters<typeof links.urlOf>[0]
/** Whether a file name opens the receipt of this order. */
const opens = (name: string, order: Signed): boolean => {
  const claim = links.read(name)
  return claim !== null && claim.kind === order.kind && claim.id === order.id && links.isFor(claim, order)
}

test('a link leads under the public address to a PDF', () => {
  expect(links.urlOf(sale)).toMatch(/^https:\/\/play\.example\.com\/api\/receipts\/[\w-]{24,}\.pdf$/)
})

test('in Bangla, a link says so behind the same signature', () => {
  expect(receiptUrl(links, sale, 'en')).toBe(links.urlOf(sale))
  expect(receiptUrl(links, sale, 'bn')).toBe(`${links.urlOf(sale)}?lang=bn`)
})

test('asked twice, the link is the same, and it opens its order', () => {
  expect(links.urlOf(sale)).toBe(links.urlOf({ ...sale }))
  expect(links.read(named)).toMatchObject({ kind: 'sale', id: 42 })
  expect(opens(named, sale)).toBe(true)
  const membership = { ...sale, kind: 'subscription' } as const
  expect(opens(fileName(links.urlOf(membership)), membership)).toBe(true)
})

test.each([
  ['another order', { id: 43 }],
  ['an order of another kind', { kind: 'subscription' as const }],
  [
    'the order of the same number in another database, which was placed a thousandth of a second later',
    { createdAt: new Date(sale.createdAt.getTime() + 1) },
  ],
  ['the same order, voided since', { receiptVersion: 2 }],
])('a link does not open %s, nor does one made to name it', (_, changes) => {
  const other = { ...sale, ...changes }
  expect(opens(named, other)).toBe(false)
  expect(opens(named.replace('sale-42', `${other.kind}-${other.id}`), other)).toBe(false)
})

test.each([
  ['one letter changed', named.replace(/.(?=\.pdf$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
  ['a letter missing', named.replace(/.\.pdf$/, '.pdf')],
  ['no signature', 'sale-42-.pdf'],
  ['no ending', named.replace('.pdf', '')],
  ['another ending', named.replace('.pdf', '.html')],
  ['the number written otherwise', named.replace('-42-', '-042-')],
  ['letters beyond ASCII of the same length', `sale-42-${'é'.repeat(32)}.pdf`],
  ['nothing', ''],
])('with %s, a link opens nothing', (_, forged) => {
  expect(opens(forged, sale)).toBe(false)
})

test('with a number that no database has, a link names no order', () => {
  expect(links.read(named.replace('-42-', '-2147483647-'))).not.toBeNull()
  expect(links.read(named.replace('-42-', '-2147483648-'))).toBeNull()
})

test('signed with another secret, a link opens nothing', () => {
  const others = createReceiptLinks({ publicUrl, appSecret: 'a secret of another centre, as long' })
  expect(opens(fileName(others.urlOf(sale)), sale)).toBe(false)
})
