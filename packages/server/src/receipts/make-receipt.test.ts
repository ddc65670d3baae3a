import { expect, test } from 'vitest'
import { withPlainDigits } from '#contract/rules/phone.ts'
import { aBanglaReceipt, aReceipt } from '../testing/a-receipt.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { makeReceipt } from './make-receipt.ts'
import type { Receipt, Rider } from './receipt.ts'

const receipt = aReceipt()
const LIMIT = 100_000
const read = async (changes: Partial<Receipt> = {}) => readPdf(await makeReceipt(aReceipt(changes)))
const riders = (count: number, name: (n: number) => string): Rider[] =>
  Array.from({ length: count }, (_, n) => ({ name: name(n), age: 3 + (n % 9), type: 'Kid Play' }))

test('when a receipt is made, it is one page that says what a tax invoice must say', async () => {
  const {
    pages: [page, ...more],
  } = await read()
  expect(more).toEqual([])
  for (const words of [
    'Receipt',
    'INV-20261115-00042',
    'Paid in full',
    'Dolna',
    'Level 4, Shapla Square, CDA Avenue, Chattogram',
    '01712-345678 · 01812-345678 · hello@dolna.example',
    'BIN 004512876-0503 · Trade licence no. TRAD/004512/2024',
    'Booking date',
    'November 20, 2026',
    'bKash',
    'Bank transaction 2212110934510',
    'K7QM4X9TWBHD',
    'Kid Play 2 550.00 1,100.00 82.50 1,182.50',
    'Adult Companion 2 150.00 300.00 22.50 322.50',
    'Subtotal Tk 1,400.00',
    'Discount Tk 0.00',
    'VAT (7.5%) Tk 105.00',
    'Total Tk 1,505.00',
    'Paid Tk 1,505.00',
    'Due Tk 0.00',
    'One thousand five hundred five Taka only',
    '2 Tanvir Rahman 35 years · Adult Companion',
    'Page 1 of 1',
    'Payments are non-refundable unless we cancel; refunds go to the original payment method in 3 to 10 business days.',
  ])
    expect(page).toContain(words)
})

test('when a name is Bangla, it can be found and copied as it is written', async () => {
  expect((await read()).written).toEqual(['শ্রেয়া চক্রবর্তী', 'আয়ান রহমান'])
})

test('when it is in Bangla, it is one page whose words are copied as they are written', async () => {
  const { pages, written, info } = await readPdf(await makeReceipt(aBanglaReceipt()))
  expect(pages).toHaveLength(1)
  for (const words of [
    'রসিদ',
    'ইনভয়েস নম্বর',
    'সম্পূর্ণ পরিশোধিত',
    'দোলনা',
    'ট্রেড লাইসেন্স নম্বর ',
    'গেটে এটি দেখান',
    'বিবরণ',
    'সংখ্যা',
    'একক মূল্য ',
    'বাচ্চাদের খেলা',
    'সঙ্গী অভিভাবক',
    'সাবটোটাল',
    'ছাড়',
    'পরিশোধিত',
    'বাকি',
    'কথায়',
    'এক হাজার পাঁচশত পাঁচ টাকা মাত্র',
    'যাঁরা আসছেন',
    'আয়ান রহমান',
    '৩৫ বছর ',
    'আমরা বাতিল না করলে টাকা ফেরত হয় না',
    'স্বাক্ষরের প্রয়োজন নেই।',
  ])
    expect(written).toContain(words)
  for (const latin of [
    'INV-20261115-00042',
    'K7QM4X9TWBHD',
    'BIN 004512876-0503',
    '01712-345678 · 01812-345678',
    'Tanvir',
  ])
    expect(pages[0]).toContain(latin)
  expect(info).toMatchObject({ Language: 'bn', Title: 'রসিদ INV-20261115-00042' })
})

test('when it is in Bangla, it has the same figures in the same places, in figures of its own', async () => {
  const [english, bangla] = [await read(), await readPdf(await makeReceipt(aBanglaReceipt()))]
  const figures = (page = ''): string[] => withPlainDigits(page).match(/[\d,]+\.\d\d/g) ?? []
  expect(figures(bangla.pages[0])).toEqual(figures(english.pages[0]))
  expect(figures(bangla.pages[0])).toHaveLength(14)
  expect(bangla.pages[0]?.match(/[\d,]+\.\d\d/g)).toBeNull()
  expect(bangla.pages[0]?.match(/৳[০-৯,.]+/g)).toEqual([
    '৳১,৪০০.০০',
    '৳০.০০',
    '৳১০৫.০০',
    '৳১,৫০৫.০০',
    '৳১,৫০৫.০০',
    '৳০.০০',
  ])
})

test('when nobody gave an age, none is shown', async () => {
  expect((await read()).pages[0]).toMatch(/3 Mitu Kid Play/)
})

test('when the same receipt is made again, it is the same file, dated by its payment', async () => {
  const first = await makeReceipt(receipt)
  expect((await makeReceipt(receipt)).equals(first)).toBe(true)
  expect((await readPdf(first)).info).toMatchObject({
    Title: 'Receipt INV-20261115-00042',
    Author: 'Dolna',
    CreationDate: 'D:20261115100500Z',
  })
})

test('when something is still due, it says so, and has no code for the gate', async () => {
  const {
    pages: [page],
  } = await read({ paid: 50_000, code: null })
  expect(page).toContain('Partly paid')
  expect(page).toContain('Due Tk 1,005.00')
  expect(page).not.toContain('Show this at the gate')
})

test('when it is for a membership, it has no line for VAT or a discount', async () => {
  const line = {
    description: 'Super Star, Three Month Pass',
    detail: '3 months · 3 hours per session · every day',
    qty: 1,
    price: 650_000,
  }
  const {
    pages: [page],
  } = await read({
    stub: 'sun',
    title: 'Super Star membership',
    lines: [line],
    discount: null,
    vat: null,
    subtotal: 650_000,
    total: 650_000,
    paid: 650_000,
  })
  expect(page).toContain('Super Star, Three Month Pass 1 6,500.00 6,500.00')
  expect(page).toContain('3 months · 3 hours per session · every day')
  expect(page).not.toMatch(/VAT|Discount/)
})

test('when fifty come, the list goes on over the next page, which has the head again, and nobody is lost', async () => {
  const { pages } = await read({ riders: riders(50, (n) => `Child ${n + 1}.`) })
  expect(pages).toHaveLength(2)
  expect(pages[1]).toMatch(/^Dolna\s+Receipt INV-20261115-00042/)
  expect(pages[1]).toContain('Participants, continued')
  expect(pages.map((page, n) => page.includes(`Page ${n + 1} of 2`))).toEqual([true, true])
  for (let n = 1; n <= 50; n += 1) expect(pages.join('\n')).toContain(`Child ${n}.`)
})

test('when an order has as many lines and long words as it may, each amount stands once and the total comes last', async () => {
  const lines = Array.from({ length: 20 }, (_, n) => ({
    description: `${n} ${'W'.repeat(47)}`,
    qty: 50,
    price: 100_001 + n,
  }))
  const { pages } = await read({ lines })
  const all = pages.join('\n')
  for (const { price } of lines)
    expect(all.split(new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(price / 2))).toHaveLength(2)
  expect(pages.at(-1)).toContain('Total Tk 1,505.00')
  expect(pages[1]).toContain('Description Qty')
})

test.each([
  ['an ordinary one', {}],
  ['fifty of the longest names', { riders: riders(50, (n) => (n % 2 ? 'ক্ষ্ম'.repeat(10) : 'W'.repeat(50))) }],
  ['five hundred riders', { riders: riders(500, (n) => `শ্রেয়া Rahman ${n}`) }],
])('when it is %s, it stays under 100 kB in both languages', async (_, changes) => {
  for (const one of [aReceipt, aBanglaReceipt]) expect((await makeReceipt(one(changes))).length).toBeLessThan(LIMIT)
})

test.each([
  ['a script that we have no letters for', '小明 👧🏽 Иван'],
  ['signs that turn the direction of reading', 'Mitu\u202e \u2066Rahman\u0000'],
  ['a line break and a tab', 'Mitu\n\tRahman'],
  ['nothing but spaces', '   '],
])('when a name is %s, the receipt is still made', async (_, name) => {
  const { pages } = await read({
    riders: [{ name, age: 6, type: name }],
    lines: [{ description: name, qty: 1, price: 100 }],
  })
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Page 1 of 1')
})

test('when a centre has told nothing of itself, the receipt is still made', async () => {
  const seller = { name: '', logo: null, address: null, phones: [], emails: [], tradeLicence: null, bin: null }
  expect((await read({ seller })).pages[0]).toContain('INV-20261115-00042')
})

const notes = [
  { number: 'CN-20261116-00001', at: new Date('2026-11-16T10:05:00Z'), amount: 59_125, vat: 4_125 },
  { number: 'CN-20261117-00003', at: new Date('2026-11-17T10:05:00Z'), amount: 10_000, vat: 0 },
]

test('when something went back, it names the credit notes, their VAT, and what remains', async () => {
  const {
    pages: [page, ...more],
  } = await read({ creditNotes: notes })
  expect(more).toEqual([])
  for (const words of [
    'Given back',
    'Credit note CN-20261116-00001 · November 16, 2026 · of it VAT Tk 41.25',
    'Tk 591.25',
    'Credit note CN-20261117-00003 · November 17, 2026',
    'Tk 100.00',
    'Remains',
    'Tk 813.75',
  ])
    expect(page).toContain(words)
})

test('when something went back and it is in Bangla, it says so in Bangla with the same numbers', async () => {
  const { pages, written } = await readPdf(await makeReceipt(aBanglaReceipt({ creditNotes: notes })))
  for (const words of ['ফেরত', 'অবশিষ্ট']) expect(written).toContain(words)
  for (const words of ['CN-20261116-00001', '৳৫৯১.২৫', '৳৪১', '৳৮১৩.৭৫']) expect(pages[0]).toContain(words)
})

test('when a hundred refunds went back, they go on over the next pages and none is lost', async () => {
  const creditNotes = Array.from({ length: 100 }, (_, n) => ({
    at: new Date('2026-11-16T10:05:00Z'),
    amount: 100,
    vat: 7,
    number: `CN-20261116-${String(n + 1).padStart(5, '0')}`,
  }))
  const { pages } = await read({ creditNotes })
  expect(pages.length).toBeGreaterThan(1)
  for (const { number } of creditNotes) expect(pages.join('\n')).toContain(number)
})
