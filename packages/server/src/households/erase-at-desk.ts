import type { WithConsent } from '#contract/schemas/staff-customers.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import { erase, forgetOutside } from '../privacy/erase-customer.ts'
import { writeLog } from '../staff/write-log.ts'
import { whyWithout, withConsent } from './consent.ts'
import type { Households } from './households.ts'
import { knownCustomer } from './send-desk-code.ts'

type Asked = { id: number; consent: WithConsent; ip: string }

/** What customers can do themselves, at the desk. The log keeps that it was done, and nothing of the person. */
export async function eraseAtDesk(needs: Households, by: StaffActor, { id, consent, ip }: Asked): Promise<void> {
  const { phone } = await knownCustomer(needs.database.db, id)
  const erased = await withConsent(needs, by, { id, phone, ip, use: 'erase', consent }, async (tx, now) => {
    const left = await erase(tx, needs, id, named('staffDesk').customerPaymentUnderWay)
    if (left === undefined) throw new AppError('not_found')
    await writeLog(tx, by, {
      at: now,
      act: 'customer.erase',
      thing: { kind: 'customer', id },
      changes: whyWithout(consent),
    })
    return left
  })
  await forgetOutside(needs, id, erased)
}
