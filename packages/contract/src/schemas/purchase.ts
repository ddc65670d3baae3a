import { z } from 'zod'
import { isLongerThan } from '../rules/characters.ts'
import { isDay } from '../rules/dates.ts'
import { withPlainDigits } from '../rules/phone.ts'
import { MAX_RIDERS, PAYMENT_METHOD } from '../rules/purchase.ts'
import { MAX_AGE, MAX_RIDER_NAME } from '../rules/riders.ts'
import { named } from '../words/named.ts'
import { ErrorBody } from './error.ts'

const rules = named('rules')
const MAX_ID = 2_147_483_647
const WRONG_DATE = 'The date must look like 2026-11-15.'
const WRONG_AGE = rules.ageRange(MAX_AGE)
const LONG_NAME = rules.riderNameTooLong(MAX_RIDER_NAME)
const ONLY_SSL = rules.onlySsl

/** Something of ours, by its number; what cannot be one is answered like one that does not exist. */
export const idOf = (sentence: string) => z.int(sentence).min(1, sentence).max(MAX_ID, sentence)

/** Text that people count in characters, not in bytes; half a character, which nobody can type, becomes a mark. */
export const textUpTo = (characters: number, sentence: string) =>
  z
    .string('This must be text.')
    .refine((text) => !isLongerThan(text, characters), sentence)
    .transform((text) => text.toWellFormed())

export const Day = z.string(WRONG_DATE).refine(isDay, WRONG_DATE)

export const CustomerId = z.int('customer_id must be a whole number.')
export const PaymentMethod = z.string(ONLY_SSL).refine((method) => method.toUpperCase() === PAYMENT_METHOD, ONLY_SSL)

const Age = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .transform(withPlainDigits)
        .pipe(z.string().regex(/^\d{0,3}$/))
        .transform(Number),
      z.null().transform(() => 0),
    ],
    WRONG_AGE,
  )
  .pipe(z.int(WRONG_AGE).min(0, WRONG_AGE).max(MAX_AGE, WRONG_AGE))

/** A rider as typed at the checkout: blank names are dropped by the server, a missing age is 0. */
export const Rider = z.object({
  name: textUpTo(MAX_RIDER_NAME, LONG_NAME).default(''),
  age: Age.default(0),
  type: textUpTo(MAX_RIDER_NAME, LONG_NAME).default(''),
})
export const Riders = z
  .array(Rider, 'The participants must be a list.')
  .max(MAX_RIDERS, rules.ridersTooManyInOrder)
  .default([])

/** What a list of own orders is searched for. */
export const Search = textUpTo(100, rules.searchTooLong).default('')

/** One key a checkout: the same order, sent again over a bad line, stays one order. */
export const PurchaseHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .trim()
    .min(1, 'The Idempotency-Key is empty.')
    .max(200, 'The Idempotency-Key can have at most 200 characters.')
    .optional(),
})
export type PurchaseHeaders = z.infer<typeof PurchaseHeaders>

/** `type` is English; a Bangla answer says in `type_name` what is shown. */
export const RidingUser = z.object({
  name: z.string().nullable(),
  age: z.int().nullable(),
  type: z.string(),
  type_name: z.string().optional(),
})
export type RidingUser = z.infer<typeof RidingUser>

const PlacedOrder = z.object({ id: z.int(), invoice_number: z.string() })

/** What a purchase answers: the order, and where the browser goes to pay for it. */
export const PurchaseAnswer = z.object({
  data: PlacedOrder,
  message: z.string(),
  ssl_data: z.object({ status: z.enum(['success', 'fail']), data: z.string().nullable() }),
})
export type PurchaseAnswer = z.infer<typeof PurchaseAnswer>

/** So many orders wait for their money that one has to be paid or cancelled first. */
export const UnpaidOrders = z.object({ unpaid_orders: z.literal(true) })
export type UnpaidOrders = z.infer<typeof UnpaidOrders>

export const PurchaseRefused = ErrorBody.extend({ data: UnpaidOrders.optional() })

/** The order is kept, unpaid, but the gateway has not opened its page. */
export const PurchaseStuck = PurchaseAnswer.extend({ code: z.literal('gateway_unavailable') })
export type PurchaseStuck = z.infer<typeof PurchaseStuck>
