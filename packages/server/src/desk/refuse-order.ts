import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import type { Held } from './hold-order.ts'

const words = named('staffDesk')

export const refused = (message: string): AppError => new AppError('conflict', { message })

/** Something is done only with what is paid, and still stands. */
export function refuseUnpaid({ row }: Held): void {
  if (row.cancelled) throw refused(words.orderOver)
  if (row.code === null) throw refused(words.notPaid)
}

type Customer = NonNullable<Held['row']['customer']>

export function customerOf({ row: { customer } }: Held): Customer {
  if (customer === null) throw refused(words.orderErased)
  return customer
}
