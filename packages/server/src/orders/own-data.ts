import { sql } from 'drizzle-orm'
import { toTaka } from '#contract/rules/money.ts'
import { orders } from './tables.ts'

type Order = Pick<
  typeof orders.$inferSelect,
  'invoiceNumber' | 'saleDate' | 'paid' | 'paidAt' | 'expiredAt' | 'cancelledAt' | 'createdAt'
> & { refunds: OwnRefund[] }

export const orNothing = (instant: Date | null): string | null => instant && instant.toISOString()

/** What every order says of itself to its own customer. */
export const presentOwnOrder = ({
  invoiceNumber,
  saleDate,
  paid,
  paidAt,
  expiredAt,
  cancelledAt,
  createdAt,
  refunds,
}: Order) => ({
  invoice_number: invoiceNumber,
  sale_date: saleDate,
  paid: toTaka(paid),
  paid_at: orNothing(paidAt),
  expired_at: orNothing(expiredAt),
  cancelled_at: orNothing(cancelledAt),
  ordered_at: createdAt.toISOString(),
  refunds: refunds.map(({ amount, asked_for_at, ended_at, ...refund }) => ({
    ...refund,
    amount: toTaka(amount),
    asked_for_at: new Date(asked_for_at).toISOString(),
    ended_at: ended_at && new Date(ended_at).toISOString(),
  })),
})

/** What the centre has written in Bangla; of the rest there is nothing to say. */
export const inBangla = <Name extends string>(texts: Record<Name, string | null>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as Partial<Record<Name, string>>

export const presentOwnVisits = (visits: OwnVisit[]): OwnVisit[] =>
  visits.map(({ came_in, went_out, ...visit }) => ({
    ...visit,
    came_in: new Date(came_in).toISOString(),
    went_out: went_out && new Date(went_out).toISOString(),
  }))

type OwnVisit = { day: string; branch: string; came_in: string; went_out: string | null }

/** When people came in with an order, and where; who it was, nobody wrote down. */
export const ownVisits = sql<
  OwnVisit[]
>`(select coalesce(json_agg(json_build_object('day', v.day, 'branch', b.name, 'came_in', v.first_in, 'went_out', v.last_out) order by v.id), '[]')
  from visits v join branches b on b.id = v.branch_id where v.order_id = ${orders}.id)`

type OwnRefund = {
  amount: number
  way: string
  status: string
  credit_note: string | null
  asked_for_at: string
  ended_at: string | null
}

/** What went back of an order, or is on its way. */
export const ownRefunds = sql<
  OwnRefund[]
>`(select coalesce(json_agg(json_build_object('amount', r.amount, 'way', r.way, 'status', r.status, 'credit_note', r.credit_note,
    'asked_for_at', r.created_at, 'ended_at', r.ended_at) order by r.id), '[]')
  from refunds r where r.order_id = ${orders}.id)`
