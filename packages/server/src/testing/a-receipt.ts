import type { Receipt } from '../receipts/receipt.ts'

/** A receipt as a customer gets it, with what the test is about. */
export const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  language: 'en',
  stub: 'sky',
  seller: {
    name: 'Dolna',
    logo: null,
    address: 'Level 4, Shapla Square, CDA Avenue, Chattogram',
    phones: ['01712345678', '01812345678'],
    emails: ['hello@dolna.example'],
    tradeLicence: 'TRAD/004512/2024',
    bin: '004512876-0503',
  },
  invoiceNumber: 'INV-20261115-00042',
  paidAt: new Date('2026-11-15T10:05:00Z'),
  title: 'Day tickets',
  facts: [
    { label: 'Booking date', value: 'November 20, 2026' },
    { label: 'Billed to', value: 'শ্রেয়া চক্রবর্তী', more: '01712-345678' },
    { label: 'Paid with', value: 'bKash', more: 'Bank transaction 2212110934510' },
  ],
  code: 'K7QM4X9TWBHD',
  qr: `P1${'K7QM4X9TWBHD'.repeat(11)}K7QM4X`,
  lines: [
    { description: 'Kid Play', qty: 2, price: 55_000 },
    { description: 'Adult Companion', qty: 2, price: 15_000 },
  ],
  subtotal: 140_000,
  discount: 0,
  vat: { rate: 750, amount: 10_500 },
  total: 150_500,
  paid: 150_500,
  creditNotes: [],
  riders: [
    { name: 'আয়ান রহমান', age: 6, type: 'Kid Play' },
    { name: 'Tanvir Rahman', age: 35, type: 'Adult Companion' },
    { name: 'Mitu', age: 0, type: 'Kid Play' },
  ],
  ...changes,
})

/** The same receipt as a Bangla page gives it out. */
export const aBanglaReceipt = (changes: Partial<Receipt> = {}): Receipt => {
  const { seller, lines, riders } = aReceipt()
  const kinds = ['বাচ্চাদের খেলা', 'সঙ্গী অভিভাবক', 'বাচ্চাদের খেলা']
  return aReceipt({
    language: 'bn',
    seller: { ...seller, name: 'দোলনা', address: 'লেভেল ৪, শাপলা স্কয়ার, সিডিএ অ্যাভিনিউ, চট্টগ্রাম' },
    title: 'সারা দিনের টিকিট',
    facts: [
      { label: 'বুকিংয়ের তারিখ', value: '২০ নভেম্বর ২০২৬' },
      { label: 'শাখা', value: 'শাপলা স্কয়ার, চট্টগ্রাম' },
      { label: 'ক্রেতা', value: 'শ্রেয়া চক্রবর্তী', more: '01712-345678' },
      { label: 'কেনার তারিখ', value: '১৫ নভেম্বর ২০২৬' },
      { label: 'যেভাবে পেমেন্ট', value: 'বিকাশ', more: 'ব্যাংক লেনদেন 2212110934510' },
      { label: 'পেমেন্টের সময়', value: '১৫ নভেম্বর ২০২৬, বিকেল ৪:০৫' },
    ],
    lines: lines.map((line, n) => ({ ...line, description: kinds[n] ?? '' })),
    riders: riders.map((rider, n) => ({ ...rider, type: kinds[n] ?? '' })),
    ...changes,
  })
}
