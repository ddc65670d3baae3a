import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import type { ExtendMembership, OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { inLanguage } from '../http/in-language.ts'
import { wrongField } from '../http/refuse-field.ts'
import { lockDates } from '../subscriptions/period-queries.ts'
import { answerWith } from './answer-with.ts'
import type { Desk } from './desk.ts'
import { lengthen } from './extend-queries.ts'
import { holdOrder } from './hold-order.ts'
import { logOrder } from './log-order.ts'
import { refused, refuseUnpaid } from './refuse-order.ts'
import { tellCustomer } from './tell-customer.ts'

const [words, sms, dates] = [named('staffDesk'), named('sms'), named('dates')]

/** More days at its end, for days that were closed or somebody was ill; the code stays. */
export async function extendMembership(
  desk: Desk,
  by: StaffActor,
  order: OrderParams,
  { days, reason }: ExtendMembership,
): Promise<OrderAnswer> {
  const now = desk.clock.now()
  const last = await onOneConnection(desk.database, async (tx, connection) => {
    const held = await holdOrder(connection, { by, order, now })
    if (held.kind !== 'memberships') throw refused(words.extendedOnlyMembers)
    refuseUnpaid(held)
    const { id, end_date: before, customer, package_id } = held.row
    if (before === null) throw refused(words.notPaid)
    const end = addDays(before, days)
    if (end < dhakaDay(now)) throw wrongField('days', words.extendedOver)
    // Whoever pays for the next one at this moment waits for the new last day.
    if (customer !== null) await lockDates(tx, customer.id)
    await lengthen.on(connection)({ id, days, customer: customer?.id ?? null, package: package_id, end: before })
    const changes: Record<string, [unknown, unknown]> = {
      end_date: [showDay(before), showDay(end)],
      days: [null, days],
      reason: [null, reason],
    }
    await logOrder(tx, by, held, { act: 'order.extend', now, changes, personal: ['reason'] })
    const [name, until] = [inLanguage(customer?.language ?? 'en', held.row.name, held.row.name_bn), dates.showDay(end)]
    const texts: [string, string] = [sms.extended(name, until), sms.extendedNoName(until)]
    await tellCustomer(tx, by, held, { kind: 'subscription-extended', texts, now })
    return end
  })
  return answerWith(desk, by, order, words.extended(dates.showDay(last)))
}
