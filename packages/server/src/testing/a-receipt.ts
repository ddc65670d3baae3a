import type { Receipt } from '../receipts/receipt.ts'

/** A receipt as a customer gets it, with what the test is about. */
export const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
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
  lines: [
    { description: 'Kid Play', qty: 2, price: 55_000 },
    { description: 'Adult Companion', qty: 2, price: 15_000 },
  ],
  subtotal: 140_000,
  discount: 0,
  vat: { rate: 750, amount: 10_500 },
  total: 150_500,
  paid: 150_500,
  riders: [
    { name: 'আয়ান রহমান', age: 6, type: 'Kid Play' },
    { name: 'Tanvir Rahman', age: 35, type: 'Adult Companion' },
    { name: 'Mitu', age: 0, type: 'Kid Play' },
  ],
  ...changes,
})
