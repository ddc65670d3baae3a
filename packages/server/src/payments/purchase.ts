import type { DueOrder, PayableKind } from './payable.ts'

/** An order, and the page to pay for it on: null when the gateway opens none. */
export type Purchase = { id: number; invoiceNumber: string; url: string | null }

export type OwnOrder = { customerId: number; id: number }

type Buyer = { name: string; phone: string; email: string | null }

/** What every new order is checked against; `placed` is the order that the same key has made before. */
export type BuyerFacts = Buyer & { placed: { id: number; created_at: string } | null }

export type DueRow = Buyer & { id: number; invoice_number: string; due: number; expired: boolean; cancelled: boolean; created_at: Date }

/** An order as it is paid for; `tooLate` says why its own kind can no longer be, besides its age. */
export type PlacedOrder = { kind: PayableKind; row: DueRow; product: DueOrder['product']; tooLate: string | null }
