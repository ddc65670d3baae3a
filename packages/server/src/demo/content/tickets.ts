import type { Product } from '#contract/schemas/product.ts'

type DemoProduct = Pick<Product, 'name' | 'price' | 'age' | 'minutes' | 'socks' | 'reentry'> & {
  nameBn: string
  ageBn: string
  maxHeightCm: number | null
}

/** The 4.5 feet of the terms. */
const TALLEST_CM = 137

/** Prices in Taka; without minutes a ticket is Unlimited. */
export const demoProducts: DemoProduct[] = [
  {
    name: 'Toddler Play',
    nameBn: 'ছোট্টদের খেলা',
    price: 350,
    age: '2 – 4',
    ageBn: '২–৪',
    minutes: 120,
    maxHeightCm: 110,
    socks: 'required',
    reentry: false,
  },
  {
    name: 'Kid Play',
    nameBn: 'বাচ্চাদের খেলা',
    price: 550,
    age: '5 – 12',
    ageBn: '৫–১২',
    minutes: 120,
    maxHeightCm: TALLEST_CM,
    socks: 'required',
    reentry: false,
  },
  {
    name: 'Unlimited Day',
    nameBn: 'আনলিমিটেড ডে',
    price: 850,
    age: '2 – 12',
    ageBn: '২–১২',
    minutes: null,
    maxHeightCm: TALLEST_CM,
    socks: 'included',
    reentry: true,
  },
  {
    name: 'Adult Companion',
    nameBn: 'সঙ্গী অভিভাবক',
    price: 150,
    age: '18 +',
    ageBn: '১৮+',
    minutes: null,
    maxHeightCm: null,
    socks: 'required',
    reentry: true,
  },
  {
    name: 'One Hour Play',
    nameBn: 'এক ঘণ্টার খেলা',
    price: 300,
    age: '2 – 12',
    ageBn: '২–১২',
    minutes: 60,
    maxHeightCm: TALLEST_CM,
    socks: 'required',
    reentry: false,
  },
  {
    name: 'Birthday Guest',
    nameBn: 'জন্মদিনের অতিথি',
    price: 450,
    age: '2 – 12',
    ageBn: '২–১২',
    minutes: 180,
    maxHeightCm: TALLEST_CM,
    socks: 'included',
    reentry: false,
  },
]

/** Whom a membership admits. They are no day tickets, so they are never on sale by themselves. */
export const demoRiderTypes = [
  { name: 'Kid', nameBn: 'শিশু', price: 550, age: '2 – 12', ageBn: '২–১২' },
  { name: 'Adult', nameBn: 'অভিভাবক', price: 150, age: '18 +', ageBn: '১৮+' },
] as const
export type DemoRiderType = (typeof demoRiderTypes)[number]['name']
