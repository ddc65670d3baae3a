import type { WithConsent } from '#contract/schemas/staff-customers.ts'
import type { StaffActor } from '../actor.ts'
import { handOverData, type OwnFile } from '../privacy/hand-over-data.ts'
import { writeLog } from '../staff/write-log.ts'
import { whyWithout, withConsent } from './consent.ts'
import type { Households } from './households.ts'
import { aboutCustomer } from './log-customer.ts'
import { knownCustomer } from './send-desk-code.ts'

type Asked = { id: number; consent: WithConsent; ip: string }

/** Everything the centre holds on a customer, as a file for them. It stands in the log before a word of it is read. */
export async function handOverAtDesk(needs: Households, by: StaffActor, { id, consent, ip }: Asked): Promise<OwnFile> {
  const customer = await knownCustomer(needs.database.db, id)
  await withConsent(needs, by, { id, phone: customer.phone, ip, use: 'data', consent }, async (tx, now) => {
    await writeLog(tx, by, {
      at: now,
      act: 'customer.data',
      ...aboutCustomer(customer, ['reason']),
      changes: whyWithout(consent),
    })
    return customer
  })
  return handOverData(needs, id)
}
