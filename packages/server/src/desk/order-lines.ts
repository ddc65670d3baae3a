import type { HeldCase } from '#contract/schemas/staff-payments.ts'
import { showDay } from '#contract/words/en/dates.ts'
import type { Database } from '../db/database.ts'
import { orderLines } from './order-line-queries.ts'

type Line = Awaited<ReturnType<ReturnType<(typeof orderLines)['on']>>>[number]
export type OrderLines = Map<number, Line>

/** What these orders are; of each once. */
export async function readOrderLines({ pool }: Database, ids: (number | null)[]): Promise<OrderLines> {
  const orders = [...new Set(ids.filter((id) => id !== null))]
  const rows = orders.length === 0 ? [] : await orderLines.on(pool)({ orders })
  return new Map(rows.map((row) => [row.order_id, row]))
}

export const kindOf = ({ kind }: Line): 'tickets' | 'memberships' => (kind === 'sale' ? 'tickets' : 'memberships')

/** 4 × Unlimited Day, 20-Nov-2026, Shapla Square */
export const presentLine = (line: Line) => ({
  kind: kindOf(line),
  id: line.id,
  invoice_number: line.invoice_number,
  what: [line.lines, line.day && showDay(line.day), line.branch].filter(Boolean).join(', '),
})

export function presentOrder(lines: OrderLines, orderId: number | null): HeldCase['order'] {
  const line = orderId === null ? undefined : lines.get(orderId)
  if (line === undefined) return null
  const { name, phone } = line
  return { ...presentLine(line), buyer: phone === null ? null : { name: name ?? '', phone } }
}
