import type { PayableRules } from './payments/payable.ts'
import { ticketSales } from './sales/ticket-sales.ts'
import { memberships } from './subscriptions/memberships.ts'

/** Everything that can be paid for. */
export const payables: readonly PayableRules[] = [ticketSales, memberships]
