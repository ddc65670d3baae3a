import type { MergeCustomers } from '#contract/schemas/staff-customers.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { lockCustomers } from '../customers/profile-queries.ts'
import { discardPicture } from '../customers/update-profile.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { refuseIf, wrongField } from '../http/refuse-field.ts'
import { writeLog } from '../staff/write-log.ts'
import { endCustomer, moveChildren, moveNotes, moveNumber, moveOrders } from './change-queries.ts'
import type { Households } from './households.ts'
import { aboutCustomer } from './log-customer.ts'

const desk = named('staffDesk')

type Asked = MergeCustomers & { id: number }

/**
 * Makes two customers one: the kept one takes over orders, memberships with their dates, children and notes, and the other
 * goes with its sign-in. Answers with the number that is left.
 */
export async function mergeCustomers(needs: Households, by: StaffActor, asked: Asked): Promise<{ phone: string }> {
  refuseIf('from', asked.from === asked.id ? desk.mergeItself : null)
  const now = needs.clock.now()
  const { kept, gone } = await needs.database.db.transaction((tx) => merge(tx, by, asked, now))
  await discardPicture(needs, gone.picture)
  return { phone: kept.phone }
}

async function merge(tx: Transaction, by: StaffActor, { id: into, from, last4 }: Asked, now: Date) {
  const both = await lockCustomers(tx, [into, from])
  const [kept, gone] = [into, from].map((id) => both.find((one) => one.id === id))
  if (kept === undefined) throw new AppError('not_found')
  if (gone === undefined) throw wrongField('from', desk.customerUnknown)
  refuseIf('last4', gone.phone.endsWith(last4) ? null : desk.last4Wrong)
  const pair = { into, from }
  await moveOrders(tx, pair)
  await moveChildren(tx, pair)
  await moveNotes(tx, pair)
  await moveNumber(tx, gone.phone, kept.phone)
  await endCustomer(tx, pair, gone.mergedIds)
  await writeLog(tx, by, {
    at: now,
    act: 'customer.merge',
    ...aboutCustomer(kept, ['phone']),
    changes: { phone: [gone.phone, kept.phone], customer: [from, into] },
  })
  return { kept, gone }
}
