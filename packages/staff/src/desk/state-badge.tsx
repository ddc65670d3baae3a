import type { OrderState } from '#contract/schemas/staff-orders.ts'
import { Badge } from '#ui/badge.tsx'
import * as words from '#words/desk.ts'

const kinds: Record<OrderState, 'ok' | 'warn' | 'bad' | 'info' | undefined> = {
  paid: 'ok',
  unpaid: 'bad',
  held: 'warn',
  refunding: 'info',
  refunded: 'info',
  cancelled: undefined,
  expired: undefined,
  stray: 'warn',
}

export function StateBadge({ state }: { state: OrderState }) {
  return <Badge kind={kinds[state]}>{words.states[state]}</Badge>
}
