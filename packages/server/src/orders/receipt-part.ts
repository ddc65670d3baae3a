import type { Line } from '#contract/rules/quote.ts'
import type { PassClaim } from '#contract/rules/signed-code.ts'

export type Fact = { label: string; value: string; more?: string }
export type Sold = Line & { description: string; detail?: string }
/** Name and age are null once the customer has been erased. */
export type Rider = { name: string | null; age: number | null; type: string }

/** The colour of the part that is torn off at the gate. */
export type StubTint = 'sky' | 'sun'

/** What a kind of order has to say on its receipt; buyer, payment and sums are the same for all. */
export type ReceiptPart = {
  /** What was bought, in a few words. */
  title: string
  facts: Fact[]
  lines: Sold[]
  riders: Rider[]
  /** False where discount and VAT are nothing of their own, as for memberships. */
  showsVat: boolean
  /** What is signed into its QR besides its code; null as long as nobody is let in with it. */
  pass: Omit<PassClaim, 'key' | 'code'> | null
  stub: StubTint
}
