import { z } from 'zod'
import { MAX_ADDED_RIDERS, MAX_MEMBERSHIPS, MAX_NOTE } from '../rules/purchase.ts'
import { named } from '../words/named.ts'
import { CustomerId, idOf, PaymentMethod, Rider, Riders, textUpTo } from './purchase.ts'

const rules = named('rules')
const WRONG_QTY = rules.qtyRange(MAX_MEMBERSHIPS)

const AddedRider = Rider.omit({ type: true }).extend({ detail_id: idOf(rules.riderTypeNotInPackage) })

/** A membership order as the checkout sends it. Prices are not taken from it: the server knows them. */
export const PlaceSubscription = z.object({
  customer_id: CustomerId,
  payment_method: PaymentMethod,
  package_id: idOf(rules.packageNotOnSale),
  qty: z.int(WRONG_QTY).min(1, WRONG_QTY).max(MAX_MEMBERSHIPS, WRONG_QTY),
  note: textUpTo(MAX_NOTE, rules.noteTooLong(MAX_NOTE)).nullish(),
  riding_users: Riders,
  additional_riders: z
    .array(AddedRider, 'The added participants must be a list.')
    .max(MAX_ADDED_RIDERS, rules.addedMost(MAX_ADDED_RIDERS))
    .default([]),
})
export type PlaceSubscription = z.infer<typeof PlaceSubscription>
