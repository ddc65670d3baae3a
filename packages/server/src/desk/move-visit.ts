import { pathOf, paths } from '#contract/paths.ts'
import { addDays, type Day, dhakaDay } from '#contract/rules/dates.ts'
import { MOVE_DAYS_AHEAD } from '#contract/rules/desk.ts'
import { addressIn } from '#contract/rules/language.ts'
import { specialOf } from '#contract/rules/special-day.ts'
import type { MoveVisit, OrderAnswer, OrderParams } from '#contract/schemas/staff-orders.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { named } from '#contract/words/named.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import { specialsBetween } from '../calendar/queries.ts'
import { whyClosed } from '../calendar/why-closed.ts'
import type { Transaction } from '../db/database.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { inLanguage } from '../http/in-language.ts'
import { refuseIf, wrongField } from '../http/refuse-field.ts'
import { bookFor, openingHours } from '../sales/visit-queries.ts'
import { answerWith } from './answer-with.ts'
import { openBranch } from './branch-queries.ts'
import type { Desk } from './desk.ts'
import { type Held, holdOrder } from './hold-order.ts'
import { logOrder } from './log-order.ts'
import { refused, refuseUnpaid } from './refuse-order.ts'
import { tellCustomer } from './tell-customer.ts'

const [words, days, sms, dates] = [named('staffDesk'), named('days'), named('sms'), named('dates')]

type Tickets = Extract<Held, { kind: 'tickets' }>
type Branch = NonNullable<Awaited<ReturnType<typeof openBranch>>>

/** The visit is on another day, or at another branch of theirs; it keeps the price that was paid. */
export async function moveVisit(
  desk: Desk,
  by: StaffActor,
  order: OrderParams,
  wanted: MoveVisit,
): Promise<OrderAnswer> {
  const now = desk.clock.now()
  const branch = await onOneConnection(desk.database, async (tx, connection) => {
    const held = await holdOrder(connection, { by, order, now })
    if (held.kind !== 'tickets') throw refused(words.movedOnlyTickets)
    refuseUnmovable(held)
    const to = await branchFor(tx, by, wanted.branch_id ?? held.row.branch.id)
    await refuseDay(tx, { day: wanted.booking_date, branch: to.id, today: dhakaDay(now) })
    const before = held.row
    if (before.booking_date === wanted.booking_date && before.branch.id === to.id)
      throw wrongField('booking_date', words.movedThere)
    await bookFor(tx, before.id, wanted.booking_date, to.id)
    await logOrder(tx, by, held, { act: 'order.move', now, changes: changesOf(before, wanted.booking_date, to) })
    await tellMoved(tx, by, held, { day: wanted.booking_date, branch: to, publicUrl: desk.publicUrl, now })
    return to
  })
  return answerWith(desk, by, order, words.moved(dates.showDay(wanted.booking_date), branch.name))
}

/** Whoever was let in has had the visit. */
function refuseUnmovable(held: Tickets): void {
  refuseUnpaid(held)
  if (held.row.visits.length > 0) throw refused(words.movedLetIn)
}

async function branchFor(tx: Transaction, by: StaffActor, id: number): Promise<Branch> {
  const found = worksAt(by, id) ? await openBranch(tx, id) : undefined
  if (found === undefined) throw wrongField('branch_id', words.branchUnknown)
  return found
}

/** From today on, within a year, and never on a day on which the centre is closed, whoever says so. */
async function refuseDay(tx: Transaction, { day, branch, today }: { day: Day; branch: number; today: Day }) {
  refuseIf('booking_date', day < today ? days.past : null)
  refuseIf('booking_date', day > addDays(today, MOVE_DAYS_AHEAD) ? days.far(MOVE_DAYS_AHEAD) : null)
  const said = specialOf(await specialsBetween(tx, { branch, from: day, to: day }), day, branch) ?? null
  refuseIf('booking_date', whyClosed({ day, said, hours: await openingHours(tx), language: 'en' }))
}

const changesOf = (before: Tickets['row'], day: Day, branch: Branch): Record<string, [unknown, unknown]> => ({
  ...(before.booking_date !== day && { booking_date: [showDay(before.booking_date), showDay(day)] }),
  ...(before.branch.id !== branch.id && { branch: [before.branch.name, branch.name] }),
})

type Moved = { day: Day; branch: Branch; publicUrl: string; now: Date }

async function tellMoved(tx: Transaction, by: StaffActor, held: Tickets, { day, branch, publicUrl, now }: Moved) {
  const language = held.row.customer?.language ?? 'en'
  const link = publicUrl + addressIn(language, pathOf(paths.myTicket, held.row.id))
  const [when, where] = [dates.showDay(day), inLanguage(language, branch.name, branch.nameBn)]
  await tellCustomer(tx, by, held, {
    kind: 'sale-moved',
    texts: [
      sms.moved(held.row.invoice_number, when, where, link),
      sms.movedNoInvoice(when, where, link),
      sms.movedShort(when, link),
    ],
    now,
  })
}
