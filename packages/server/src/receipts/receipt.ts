import type { Language } from '#contract/rules/language.ts'
import type { Poisha } from '#contract/rules/money.ts'
import type { BasisPoints } from '#contract/rules/quote.ts'
import type { Fact, Sold, StubTint } from '../orders/receipt-part.ts'

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

/** Money that went back, or is on its way. */
export type CreditNote = { number: string; at: Date; amount: Poisha; vat: Poisha }

export type Rider = { name: string; age: number; type: string }

/** Everything that stands on a receipt; for tickets and memberships alike. */
export type Receipt = {
  language: Language
  stub: StubTint
  seller: Seller
  invoiceNumber: string
  paidAt: Date
  /** What was bought, in a few words. */
  title: string
  /** When, where, by whom and how it was bought and paid. */
  facts: Fact[]
  /** In letters, for whoever has to type it at the gate; null until all of it is paid, and once it was cancelled. */
  code: string | null
  /** What its QR carries. */
  qr: string | null
  lines: Sold[]
  subtotal: Poisha
  /** Null where there can be none, as for memberships; so is the VAT that is not charged apart. */
  discount: Poisha | null
  vat: { rate: BasisPoints; amount: Poisha } | null
  total: Poisha
  paid: Poisha
  creditNotes: CreditNote[]
  /** Those who still have a name. */
  riders: Rider[]
}
