import { dhakaDay } from '#contract/rules/dates.ts'
import type { BranchFields } from '#contract/schemas/centre-fields.ts'
import type { GoodsFields, PackageFields, RiderTypeFields, TicketFields } from '#contract/schemas/ticket-fields.ts'
import * as words from '#contract/words/en/staff-content.ts'
import type { Transaction } from '../db/database.ts'
import { refuseIf } from '../http/refuse-field.ts'
import { branchNamed, comingVisits, namesakeOf } from './fact-queries.ts'
import { usableRiderTypes } from './part-queries.ts'
import type { Change } from './shelf.ts'

export function refuseTicket(_: Transaction, { after }: Change): void {
  const { min_height_cm: least, max_height_cm: most, minutes, reentry } = after as TicketFields
  refuseIf('min_height_cm', least !== null && most !== null && least > most ? words.heights : null)
  // A clock that has started never stops (rule 5 of the terms).
  refuseIf('reentry', reentry && minutes !== null ? words.reentry : null)
}

export async function refuseGoods(tx: Transaction, { id, after }: Change): Promise<void> {
  const { name, on_sale } = after as GoodsFields
  const isTwice = on_sale && (await namesakeOf(tx, { kind: 'goods', name, id, onSale: true }))
  refuseIf('name', isTwice ? words.goodsTwice(name) : null)
}

/** A rider carries the name of the type: two of one name could not be told apart. */
export async function refuseRiderType(tx: Transaction, { id, after }: Change): Promise<void> {
  const { name } = after as RiderTypeFields
  const isTwice = await namesakeOf(tx, { kind: 'rider', name, id, onSale: false })
  refuseIf('name', isTwice ? words.riderTypeNamed(name) : null)
}

export async function refusePackage(tx: Transaction, { id, after }: Change): Promise<void> {
  const wanted = (after as PackageFields).details.map((rider) => rider.rider_type_id)
  const usable = await usableRiderTypes(tx, wanted, id)
  const at = wanted.findIndex((type) => !usable.includes(type))
  refuseIf(`details.${at}.rider_type_id`, at >= 0 ? words.riderTypeUnknown : null)
}

export async function refuseBranch(tx: Transaction, { id, before, after, now }: Change): Promise<void> {
  const { name } = after as BranchFields
  const isTwice = before?.['name'] !== name && (await branchNamed(tx, name, id))
  refuseIf('name', isTwice ? words.branchTwice(name) : null)
  const closes = (before as BranchFields | null)?.open && !(after as BranchFields).open
  const coming = closes && id !== null ? ((await comingVisits(tx, [id], dhakaDay(now))).get(id) ?? 0) : 0
  refuseIf('open', coming > 0 ? words.comingVisits(coming) : null)
}
