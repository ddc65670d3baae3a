import { toTaka } from '#contract/rules/money.ts'
import type { orders } from './tables.ts'

type Order = Pick<
  typeof orders.$inferSelect,
  'invoiceNumber' | 'saleDate' | 'paid' | 'paidAt' | 'expiredAt' | 'cancelledAt' | 'createdAt'
>

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
}: Order) => ({
  invoice_number: invoiceNumber,
  sale_date: saleDate,
  paid: toTaka(paid),
  paid_at: orNothing(paidAt),
  expired_at: orNothing(expiredAt),
  cancelled_at: orNothing(cancelledAt),
  ordered_at: createdAt.toISOString(),
})

/** What the centre has written in Bangla; of the rest there is nothing to say. */
export const inBangla = <Name extends string>(texts: Record<Name, string | null>): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as Partial<Record<Name, string>>
