import type { Day } from '#contract/rules/dates.ts'
import { toTaka } from '#contract/rules/money.ts'
import type { HouseholdMembership, HouseholdMessage, HouseholdOrder } from '#contract/schemas/staff-customers.ts'
import type { Note } from '#contract/schemas/staff-orders.ts'
import type { RowOf } from '../db/statement.ts'
import type { readMemberships, readMessages, readNotes, readOrders } from './page-queries.ts'

type MembershipRow = RowOf<typeof readMemberships.gives>

const stateOf = ({ cancelled, start_date, end_date }: MembershipRow, today: Day): HouseholdMembership['state'] => {
  if (cancelled) return 'cancelled'
  return today < start_date ? 'coming' : today > end_date ? 'ended' : 'running'
}

export const presentMembership = (row: MembershipRow, today: Day): HouseholdMembership => {
  const { cancelled: _cancelled, ...shown } = row
  return { ...shown, state: stateOf(row, today) }
}

export const presentOrder = ({
  is_sale,
  orders: _orders,
  state,
  total,
  ...row
}: RowOf<typeof readOrders.gives>): HouseholdOrder => ({
  ...row,
  kind: is_sale ? 'tickets' : 'memberships',
  state: state as HouseholdOrder['state'],
  total: toTaka(total),
})

export const presentMessage = (row: RowOf<typeof readMessages.gives>): HouseholdMessage => ({
  id: row.id,
  kind: row.kind,
  invoice_number: row.invoice_number,
  at: (row.sent_at ?? row.created_at).toISOString(),
  state: row.given_up ? 'given_up' : row.sent_at === null ? 'waiting' : 'sent',
})

export const presentNote = (row: RowOf<typeof readNotes.gives>): Note => ({
  id: row.id,
  text: row.text,
  by: { id: row.by_id, name: row.by_name },
  at: row.created_at.toISOString(),
})
