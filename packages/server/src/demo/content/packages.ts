import { weekdays } from '#contract/schemas/package.ts'
import type { DemoRiderType } from './tickets.ts'

type Riders = { type: DemoRiderType; qty: number; price: number }
const riders = (type: DemoRiderType, qty: number, price: number): Riders => ({ type, qty, price })

const everyDay = [...weekdays]

/** Prices in Taka; a rider's price is that of one more. */
export const demoPackages = [
  {
    title: 'One Month Pass',
    name: 'Little Star',
    month: 1,
    price: 2500,
    oldPrice: 3200,
    details: [riders('Kid', 1, 800), riders('Adult', 1, 300)],
    days: everyDay.filter((day) => day !== 'Friday'),
    hour: 2,
    extraHourPrice: 150,
    description: 'A month of play on the calmer days, Saturday to Thursday.',
    art: 'package-blue',
    alt: 'A boy leaps for joy over two giant tickets and a yellow wristband',
  },
  {
    title: 'Three Month Pass',
    name: 'Super Star',
    month: 3,
    price: 6500,
    oldPrice: 8400,
    details: [riders('Kid', 2, 700), riders('Adult', 1, 300)],
    days: everyDay,
    hour: 3,
    extraHourPrice: 120,
    description: 'Three months of play for the whole family, any day of the week.',
    art: 'package-teal',
    alt: 'Parents, children and grandmother hold hands and cheer',
  },
  {
    title: 'Full Year Pass',
    name: 'Mega Star',
    month: 12,
    price: 18_000,
    oldPrice: 24_000,
    details: [riders('Kid', 2, 600), riders('Adult', 2, 250)],
    days: everyDay,
    hour: 0,
    extraHourPrice: 0,
    description: 'A whole year of play, every day, for as long as you like.',
    art: 'package-yellow',
    alt: 'Children cheer around a big cake beneath a golden crown and a balloon arch',
  },
]
