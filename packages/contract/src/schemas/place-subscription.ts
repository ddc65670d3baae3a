import { z } from 'zod'
import { MAX_ADDED_RIDERS, MAX_MEMBERSHIPS, MAX_NOTE } from '../rules/purchase.ts'
import { CustomerId, idOf, PaymentMethod, Rider, Riders, textUpTo } from './purchase.ts'

const WRONG_QTY = `A quantity is a whole number from 1 to ${MAX_MEMBERSHIPS}.`

const AddedRider = Rider.omit({ type: true }).extend({ detail_id: idOf('This rider type is not in this package.') })

/** A membership order as the checkout sends it. Prices are not taken from it: the server knows them. */
export const PlaceSubscription = z.object({
  customer_id: CustomerId,
  payment_method: PaymentMethod,
  package_id: idOf('This package is not on sale.'),
  qty: z.int(WRONG_QTY).min(1, WRONG_QTY).max(MAX_MEMBERSHIPS, WRONG_QTY),
  note: textUpTo(MAX_NOTE, `A note can have at most ${MAX_NOTE} characters.`).nullish(),
  riding_users: Riders,
  additional_riders: z
    .array(AddedRider, 'The added participants must be a list.')
    .max(MAX_ADDED_RIDERS, `At most ${MAX_ADDED_RIDERS} participants can be added.`)
    .default([]),
})
export type PlaceSubscription = z.infer<typeof PlaceSubscription>
