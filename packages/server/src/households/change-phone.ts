import type { ChangePhone } from '#contract/schemas/staff-customers.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { lockCustomers } from '../customers/profile-queries.ts'
import { deleteTokensOf } from '../customers/token-queries.ts'
import { constraintOf } from '../db/constraint-of.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { wrongField } from '../http/refuse-field.ts'
import { writeLog } from '../staff/write-log.ts'
import { moveNumber, setPhone } from './change-queries.ts'
import { afterCode } from './consent.ts'
import type { Households } from './households.ts'
import { aboutCustomer } from './log-customer.ts'
import { knownCustomer, refuseTaken } from './send-desk-code.ts'

type Asked = ChangePhone & { id: number; ip: string }

/** Gives a customer another number, whose code they have read out, and signs them out everywhere. */
export async function changePhone(needs: Households, by: StaffActor, asked: Asked): Promise<void> {
  const { db } = needs.database
  await refuseTaken(db, await knownCustomer(db, asked.id), asked.phone)
  await afterCode(needs, { ...asked, use: 'phone' }, (tx, now) => change(tx, by, { ...asked, now })).catch(
    (error: unknown) => {
      // Somebody has signed in with it for the first time meanwhile.
      if (constraintOf(error) === 'customers_phone_once') throw wrongField('phone', named('staffDesk').phoneTaken)
      throw error
    },
  )
}

async function change(
  tx: Transaction,
  by: StaffActor,
  { id, phone, now }: Pick<Asked, 'id' | 'phone'> & { now: Date },
): Promise<object> {
  const [customer] = await lockCustomers(tx, [id])
  if (customer === undefined) throw new AppError('not_found')
  await setPhone(tx, id, phone)
  await moveNumber(tx, customer.phone, phone)
  await deleteTokensOf(tx, id)
  await writeLog(tx, by, {
    at: now,
    act: 'customer.phone',
    ...aboutCustomer({ ...customer, phone }, ['phone']),
    changes: { phone: [customer.phone, phone] },
  })
  return customer
}
