import type { Language } from '#contract/rules/language.ts'
import type { Poisha } from '#contract/rules/money.ts'

/** What a payment session is opened for. Texts are cut to the gateway's lengths by the adapter. */
export type SessionOrder = {
  tranId: string
  amount: Poisha
  /** Of the page that leads to the gateway: the one that comes back should know, though it has no line. */
  language: Language
  customer: { name: string; email: string | null; phone: string }
  product: { name: string; category: string; count: number }
}

/** "Refused" is the gateway's own no; "unknown" is silence or noise, after which money may still move. */
export type Unknown = { outcome: 'unknown'; reason: string }
export type Refused = { outcome: 'refused'; reason: string; answer: unknown }

export type SessionAnswer = { outcome: 'opened'; sessionKey: string; url: string; answer: unknown } | Refused | Unknown

/** A payment as the gateway's validator describes it; paid only when `paid` is true. */
export type Payment = {
  paid: boolean
  status: string
  tranId: string
  valId: string
  amount: Poisha
  currency: string
  bankTranId: string | null
  cardType: string | null
  riskLevel: number
  riskTitle: string | null
  answer: unknown
}

export type ValidationAnswer =
  | { outcome: 'found'; payment: Payment }
  | { outcome: 'not_found'; answer: unknown }
  | Unknown

/** What a transaction came to: paid ones by their `valId`, pending while the customer is still on the page. */
export type QueryAnswer =
  | { outcome: 'found'; paidValIds: string[]; pending: boolean; failedReason: string | null; answer: unknown }
  | { outcome: 'not_found'; answer: unknown }
  | Unknown

export type RefundOrder = { bankTranId: string; refundTransId: string; amount: Poisha; remarks: string }
export type RefundAnswer =
  | { outcome: 'started' | 'processing'; refundRefId: string; answer: unknown }
  | Refused
  | Unknown
export type RefundState = { outcome: 'refunded' | 'processing' | 'cancelled'; answer: unknown } | Unknown

/** The payment gateway. Every call answers within ten seconds and never throws for what the gateway does. */
export type Gateway = {
  openSession(order: SessionOrder): Promise<SessionAnswer>
  validate(valId: string): Promise<ValidationAnswer>
  query(tranId: string): Promise<QueryAnswer>
  refund(order: RefundOrder): Promise<RefundAnswer>
  refundState(refundRefId: string): Promise<RefundState>
  /** Whether a return or notice carries the gateway's signature; raw values, nothing trimmed. */
  isSigned(fields: Record<string, string>): boolean
}
