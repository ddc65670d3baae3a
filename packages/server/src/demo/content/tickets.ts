import type { Product } from '#contract/schemas/product.ts'

type DemoProduct = Pick<Product, 'name' | 'price' | 'age' | 'minutes' | 'socks' | 'reentry'> & {
  maxHeightCm: number | null
}

/** The 4.5 feet of the terms. */
const TALLEST_CM = 137

/** Prices in Taka; without minutes a ticket is Unlimited. */
export const demoProducts: DemoProduct[] = [
  { name: 'Toddler Play', price: 350, age: '2 – 4', minutes: 120, maxHeightCm: 110, socks: 'required', reentry: false },
  {
    name: 'Kid Play',
    price: 550,
    age: '5 – 12',
    minutes: 120,
    maxHeightCm: TALLEST_CM,
    socks: 'required',
    reentry: false,
  },
  {
    name: 'Unlimited Day',
    price: 850,
    age: '2 – 12',
    minutes: null,
    maxHeightCm: TALLEST_CM,
    socks: 'included',
    reentry: true,
  },
  {
    name: 'Adult Companion',
    price: 150,
    age: '18 +',
    minutes: null,
    maxHeightCm: null,
    socks: 'required',
    reentry: true,
  },
  {
    name: 'One Hour Play',
    price: 300,
    age: '2 – 12',
    minutes: 60,
    maxHeightCm: TALLEST_CM,
    socks: 'required',
    reentry: false,
  },
  {
    name: 'Birthday Guest',
    price: 450,
    age: '2 – 12',
    minutes: 180,
    maxHeightCm: TALLEST_CM,
    socks: 'included',
    reentry: false,
  },
]

/** Whom a membership admits. They are no day tickets, so they are never on sale by themselves. */
export const demoRiderTypes = [
  { name: 'Kid', price: 550, age: '2 – 12' },
  { name: 'Adult', price: 150, age: '18 +' },
] as const
export type DemoRiderType = (typeof demoRiderTypes)[number]['name']
