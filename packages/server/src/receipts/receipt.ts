import type { Poisha } from '#contract/rules/money.ts'
import type { BasisPoints, Line } from '#contract/rules/quote.ts'
import type { Payable } from '../payments/receipt-link.ts'

/** Who sold: as a tax invoice must name them. */
export type Seller = {
  name: string
  /** A PNG, or null: then the name is written large. */
  logo: Buffer | null
  address: string | null
  phones: string[]
  emails: string[]
  tradeLicence: string | null
  /** The business identification number of the VAT office. */
  bin: string | null
}

export type Fact = { label: string; value: string; more?: string }
export type Sold = Line & { description: string; detail?: string }
export type Rider = { name: string; age: number; type: string }

/** Everything that stands on a receipt; for tickets and memberships alike. */
export type Receipt = {
  kind: Payable['kind']
  seller: Seller
  invoiceNumber: string
  paidAt: Date
  /** What was bought, in a few words. */
  title: string
  /** When, where, by whom and how it was bought and paid. */
  facts: Fact[]
  /** What the gate scans; null until all of it is paid. */
  code: string | null
  lines: Sold[]
  subtotal: Poisha
  /** Null where there can be none, as for memberships; so is the VAT that is not charged apart. */
  discount: Poisha | null
  vat: { rate: BasisPoints; amount: Poisha } | null
  total: Poisha
  paid: Poisha
  /** Those who still have a name. */
  riders: Rider[]
}

/** What an order has to say on its receipt; the seller is the same for all. */
export type OrderPart = Omit<Receipt, 'kind' | 'seller'>
