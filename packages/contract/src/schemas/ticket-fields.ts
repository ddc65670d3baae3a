import { z } from 'zod'
import { weekdays } from '../rules/week.ts'
import * as words from '../words/en/staff-content.ts'
import {
  flag,
  line,
  maybeLine,
  maybeLines,
  pictureId,
  price,
  rate,
  someLine,
  someLines,
  thingId,
  whole,
} from './field.ts'
import { socks } from './product.ts'

/** An order keeps it, and so do its riders: no longer than it is kept there, sign for sign. */
const Name = line('Name', 50).refine((name) => [...name].length <= 50, words.tooLong('Name', 50))
const height = whole(40, 250).nullable()

/** Prices in Taka. No weekend or holiday price: as on other days. No minutes: Unlimited. */
export const TicketFields = z.object({
  name: Name,
  name_bn: maybeLine('Name in Bangla', 50),
  age: someLine('Age', 50),
  age_bn: maybeLine('Age in Bangla', 50),
  price,
  weekend_price: price.nullable(),
  holiday_price: price.nullable(),
  minutes: whole(15, 720, words.minutes).nullable(),
  extra_hour_price: price.nullable(),
  min_height_cm: height,
  max_height_cm: height,
  socks: z.enum(socks, words.socks),
  reentry: flag,
  online: flag,
  counter: flag,
  on_sale: flag,
})
export type TicketFields = z.output<typeof TicketFields>

/** Sold at the counter only. No VAT rate: the centre's. */
export const GoodsFields = z.object({
  name: Name,
  name_bn: maybeLine('Name in Bangla', 50),
  price,
  vat_rate: rate.nullable(),
  on_sale: flag,
})
export type GoodsFields = z.output<typeof GoodsFields>

export const RiderTypeFields = z.object({ name: Name, name_bn: maybeLine('Name in Bangla', 50) })
export type RiderTypeFields = z.output<typeof RiderTypeFields>

export const MOST_RIDER_TYPES = 20

/** How many of a type are included, and what one more costs. */
export const RiderFields = z.object({ rider_type_id: thingId(words.riderTypeUnknown), qty: whole(0, 50), price })
export type RiderFields = z.output<typeof RiderFields>

/** `hour` 0 means Unlimited. */
export const PackageFields = z.object({
  title: line('Title', 120),
  title_bn: maybeLine('Title in Bangla', 120),
  name: line('Name', 120),
  name_bn: maybeLine('Name in Bangla', 120),
  month: whole(1, 24),
  price,
  old_price: price.nullable(),
  days: z
    .array(z.enum(weekdays, words.weekday))
    .min(1, words.weekdays)
    .max(50, words.weekday)
    .transform((days) => weekdays.filter((day) => days.includes(day))),
  hour: whole(0, 24),
  extra_hour_price: price,
  picture_id: pictureId.nullable(),
  description: someLines('Description', 4000),
  description_bn: maybeLines('Description in Bangla', 4000),
  on_sale: flag,
  details: z
    .array(RiderFields)
    .min(1, words.ridersLeast)
    .max(MOST_RIDER_TYPES, words.ridersMost(MOST_RIDER_TYPES))
    .refine((riders) => new Set(riders.map((each) => each.rider_type_id)).size === riders.length, words.riderTypeTwice),
})
export type PackageFields = z.output<typeof PackageFields>
