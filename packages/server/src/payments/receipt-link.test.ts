import { expect, test } from 'vitest'
import { createReceiptLinks } from './receipt-link.ts'

const publicUrl = 'https://play.example.com'
const links = createReceiptLinks({ publicUrl, appSecret: 'a secret of this centre, long enough' })
const sale = { kind: 'sale', id: 42 } as const

const fileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
const named = fileName(links.urlOf(sale))

test('a link leads under the public address to a PDF', () => {
  expect(links.urlOf(sale)).toMatch(/^https:\/\/play\.example\.com\/api\/receipts\/[\w-]{24,}\.pdf$/)
})

test('asked twice, the link is the same, and it names its order', () => {
  expect(links.urlOf(sale)).toBe(links.urlOf(sale))
  expect(links.orderOf(named)).toEqual(sale)
  expect(links.orderOf(fileName(links.urlOf({ kind: 'subscription', id: 42 })))).toEqual({ kind: 'subscription', id: 42 })
})

test.each([
  ['another order', named.replace('-42-', '-43-')],
  ['an order of another kind', named.replace('sale', 'subscription')],
  ['one letter changed', named.replace(/.(?=\.pdf$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
  ['a letter missing', named.replace(/.\.pdf$/, '.pdf')],
  ['no signature', 'sale-42-.pdf'],
  ['no ending', named.replace('.pdf', '')],
  ['another ending', named.replace('.pdf', '.html')],
  ['the number written otherwise', named.replace('-42-', '-042-')],
  ['letters beyond ASCII of the same length', `sale-42-${'é'.repeat(32)}.pdf`],
  ['nothing', ''],
])('with %s, a link names no order', (_, forged) => {
  expect(links.orderOf(forged)).toBeNull()
})

test('signed with another secret, a link names no order', () => {
  const others = createReceiptLinks({ publicUrl, appSecret: 'a secret of another centre, as long' })
  expect(links.orderOf(fileName(others.urlOf(sale)))).toBeNull()
})
