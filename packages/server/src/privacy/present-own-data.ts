import { toTaka } from '#contract/rules/money.ts'
import type { OwnData } from '#contract/schemas/own-data.ts'
import type { OwnAttemptRow, OwnMessageRow, OwnStrayMoneyRow } from './own-data-queries.ts'

type One<List extends keyof OwnData> = OwnData[List] extends (infer Item)[] ? Item : never

const at = (instant: Date): string => instant.toISOString()
const maybeAt = (instant: Date | null): string | null => instant && at(instant)

export const presentOwnPayment = (attempt: OwnAttemptRow): One<'payments'> => ({
  invoice_number: attempt.invoiceNumber,
  transaction_id: attempt.tranId,
  amount: toTaka(attempt.amount),
  status: attempt.status,
  method: attempt.cardType,
  bank_transaction_id: attempt.bankTranId,
  fail_reason: attempt.failReason,
  opened_at: at(attempt.openedAt),
  settled_at: maybeAt(attempt.settledAt),
})

export const presentOwnStrayMoney = (money: OwnStrayMoneyRow): One<'unmatched_payments'> => ({
  transaction_id: money.tranId,
  amount: toTaka(money.amount),
  currency: money.currency,
  reason: money.reason,
  status: money.status,
  received_at: at(money.receivedAt),
  resolved_at: maybeAt(money.resolvedAt),
})

export const presentOwnMessage = ({ kind, text, createdAt, sentAt }: OwnMessageRow): One<'messages'> => ({
  kind,
  text,
  written_at: at(createdAt),
  sent_at: maybeAt(sentAt),
})

export const presentSignIn = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date }): One<'sign_ins'> => ({
  signed_in_at: at(createdAt),
  last_used_at: at(lastUsedAt),
})

export const presentSignInTry = (tried: { what: string; at: Date }): One<'sign_in_tries'> => ({
  what: tried.what,
  at: at(tried.at),
})
