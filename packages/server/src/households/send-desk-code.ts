import type { SendCustomerCode } from '#contract/schemas/staff-customers.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { customerIdOf } from '../customers/queries.ts'
import { sendCode } from '../customers/send-code.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { refuseIf } from '../http/refuse-field.ts'
import { writeLog } from '../staff/write-log.ts'
import { type Customer, customerById } from './change-queries.ts'
import type { Households } from './households.ts'
import { aboutCustomer } from './log-customer.ts'

const desk = named('staffDesk')

export async function knownCustomer(tx: Tx, id: number): Promise<Customer> {
  const customer = await customerById(tx, id)
  if (customer === undefined) throw new AppError('not_found')
  return customer
}

/** A number is one customer's; two who turn out to be one are merged. */
export async function refuseTaken(tx: Tx, customer: Customer, phone: string): Promise<void> {
  refuseIf('phone', phone === customer.phone ? desk.samePhone : null)
  refuseIf('phone', (await customerIdOf(tx, phone)) === undefined ? null : desk.phoneTaken)
}

/** To the new number where that is what changes, else to the customer's own; who stands at the desk reads it out. */
export async function sendDeskCode(
  needs: Households,
  by: StaffActor,
  { id, asked, ip }: { id: number; asked: SendCustomerCode; ip: string },
): Promise<void> {
  const { db } = needs.database
  const customer = await knownCustomer(db, id)
  if (asked.use === 'phone') await refuseTaken(db, customer, asked.phone)
  const phone = asked.use === 'phone' ? asked.phone : customer.phone
  await sendCode(needs, { phone, ip, desk: { use: asked.use, customerId: id } })
  await db.transaction((tx) =>
    writeLog(tx, by, {
      at: needs.clock.now(),
      act: 'customer.code',
      ...aboutCustomer(customer),
      changes: { use: [null, asked.use] },
    }),
  )
}
