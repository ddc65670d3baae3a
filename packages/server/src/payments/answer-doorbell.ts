import { askGateway } from './ask-gateway.ts'
import { confirmPayment } from './confirm-payment.ts'
import { keepStrayMoney } from './keep-stray-money.ts'
import type { Outcome } from './payable.ts'
import type { Payments } from './payments.ts'
import { type Attempt, keepClaim } from './queries.ts'

/** What a return or a notice says has happened. It is a doorbell: the gateway is asked who is there. */
export type Claim = 'paid' | 'failed' | 'cancelled' | 'expired'
export type Doorbell = { claim: Claim; tranId: string; fields: Record<string, string> }
/** `signed` matters for an end only: money is decided by the validator alone. */
export type Answered = { attempt: Attempt | null; outcome: Outcome; signed: boolean }

export async function answerDoorbell(payments: Payments, bell: Doorbell): Promise<Answered> {
  const { claim, tranId, fields } = bell
  const attempt = await payments.queries.attemptByTranId(tranId) ?? null
  if (attempt === null) return { attempt, outcome: await findStranger(payments, bell), signed: true }
  const valId = fields['val_id'] ?? ''
  if (attempt.status === 'paid' && ['', attempt.valId].includes(valId)) return { attempt, outcome: 'paid', signed: true }
  if (claim !== 'paid') return giveUp(payments, attempt, claim, bell)
  return { attempt, outcome: await lookForMoney(payments, attempt, valId), signed: true }
}

async function lookForMoney(payments: Payments, attempt: Attempt, valId: string): Promise<Outcome> {
  const outcome = valId === '' ? await askGateway(payments, attempt) : await confirmPayment(payments, attempt, valId)
  if (outcome === 'unknown') await keepClaim(payments.database.db, attempt.id, payments.clock.now())
  return outcome
}

/** A fail or cancel can come although money was taken, so the gateway is asked first; and only its own word ends an attempt. */
async function giveUp(payments: Payments, attempt: Attempt, claim: Exclude<Claim, 'paid'>, { fields }: Doorbell): Promise<Answered> {
  const signed = payments.gateway.isSigned(fields)
  if (!signed) payments.log.warn({ attempt: attempt.id, claim }, 'A return without the gateway’s signature was refused.')
  const ending = signed ? { status: claim, reason: fields['error'] || null } : undefined
  return { attempt, outcome: await askGateway(payments, attempt, ending), signed }
}

/** No transaction of ours, though signed by the gateway: if there is money behind it, it is kept for review. */
async function findStranger(payments: Payments, { claim, tranId, fields }: Doorbell): Promise<Outcome> {
  if (claim !== 'paid' || !fields['val_id'] || !payments.gateway.isSigned(fields)) return 'unpaid'
  const answer = await payments.gateway.validate(fields['val_id'])
  if (answer.outcome === 'unknown') return 'unknown'
  if (answer.outcome === 'not_found' || !answer.payment.paid || answer.payment.tranId !== tranId) return 'unpaid'
  return keepStrayMoney(payments, { attempt: null, payment: answer.payment, reason: 'unknown_transaction' })
}
