import { type Act, rightOf } from '#contract/rights.ts'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { MAX_EXTENSION, MEMBER_CHANGES, RESENDS_A_DAY } from '#contract/rules/desk.ts'
import { toTaka } from '#contract/rules/money.ts'
import type { Order, OrderPlace } from '#contract/schemas/staff-orders.ts'
import type { StaffActor } from '../actor.ts'
import type { Happened, MembershipRow, TicketsRow } from './order-queries.ts'
import { isResent } from './resent.ts'

export type Facts = {
  kind: Order['kind']
  row: TicketsRow | MembershipRow
  happened: Happened
  places: OrderPlace[]
  now: Date
}

/** What one of the staff may do with an order as it stands. Every verb asks again: this is for the buttons. */
export function whatTheyCan(by: Pick<StaffActor, 'role'>, facts: Facts): Order['can'] {
  const may = (act: Act): boolean => ['yes', 'approval'].includes(rightOf(by.role, act))
  const { row, happened } = facts
  return {
    refund_at_most: may('refund') ? toTaka(row.paid - row.refunded) : 0,
    refund_by_gateway: happened.attempts.some(({ status, bank_tran_id: bank }) => status === 'paid' && bank !== null),
    refund_needs_approval: rightOf(by.role, 'refund') === 'approval',
    cancel: may('refund') && isCancellable(facts),
    move: may('move_visit') && isMovable(facts),
    take: false,
    resend: may('resend') && isResendable(facts),
    extend: may('extend') && isExtendable(facts),
    note: may('resend') && row.customer !== null,
    ask: may('resend') && happened.attempts.some(({ status }) => status !== 'paid' && status !== 'held'),
    rename: may('resend') ? renamable(facts, may('extend')) : [],
  }
}

const isPaid = ({ row }: Facts): boolean => row.code !== null && !row.cancelled
const isOpen = ({ state }: OrderPlace): boolean => state === 'open'

/** What is unpaid is cancelled unless its money waits for staff; of what is paid, who has not been let in. */
function isCancellable({ row, happened, places }: Facts): boolean {
  if (row.cancelled || row.expired) return false
  if (row.paid > 0) return row.code !== null && places.some(isOpen)
  return !happened.attempts.some(({ status }) => status === 'held')
}

export const isMovable = (facts: Facts): boolean =>
  facts.kind === 'tickets' && isPaid(facts) && facts.row.visits.length === 0 && facts.places.some(isOpen)

/** As often as the customer may be told again on one day. */
function isResendable(facts: Facts): boolean {
  const today = dhakaDay(facts.now)
  const sent = facts.happened.messages.filter(({ kind, at }) => isResent(kind) && dhakaDay(new Date(at)) === today)
  return isPaid(facts) && facts.row.customer !== null && sent.length < RESENDS_A_DAY
}

/** One that has ended is extended as long as it would not end before today all the same. */
function isExtendable({ row, now, ...facts }: Facts): boolean {
  const end = 'end_date' in row ? row.end_date : null
  return isPaid({ row, now, ...facts }) && end !== null && addDays(end, MAX_EXTENSION) >= dhakaDay(now)
}

/** Tickets until they are let in; of a membership, whoever has not been changed too often, unless a manager does it. */
function renamable({ row, kind, places }: Facts, byManager: boolean): number[] {
  if (row.cancelled || row.customer === null) return []
  const open = places.filter((place) => (kind === 'tickets' ? isOpen(place) : place.state !== 'in'))
  const changes = new Map(row.riders.map((rider) => [rider.id, 'changes' in rider ? rider.changes : 0]))
  return open.flatMap(({ rider_id: id }) =>
    id !== null && (byManager || (changes.get(id) ?? 0) < MEMBER_CHANGES) ? [id] : [],
  )
}
