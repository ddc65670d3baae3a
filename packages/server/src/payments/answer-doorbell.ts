import { hash } from 'node:crypto'
import { countCall } from '../http/count-call.ts'
import { askGateway } from './ask-gateway.ts'
import { confirmPayment } from './confirm-payment.ts'
import { keepStrayMoney } from './keep-stray-money.ts'
import type { Finding } from './order-book.ts'
import type { Answered, Payments } from './payments.ts'
import { askSoon, type Attempt, freeToAsk, keepClaim } from './queries.ts'
import { strayByValId } from './stray-queries.ts'

/** What a return or a notice says has happened. It is a doorbell: the gateway is asked who is there. */
export type Claim = 'paid' | 'failed' | 'cancelled' | 'expired'
export type Doorbell = { claim: Claim; tranId: string; fields: Record<string, string> }

/** `word` is the gateway's signature, empty when there is none that is right. */
type Ring = Doorbell & { valId: string; word: string }

/** How long after an answer the gateway is not asked again, however often the bell rings. */
export const PAUSE_SECONDS = 5
/** No question takes longer; if its process dies, others may ask from then on. */
const QUESTION_SECONDS = 20

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** However many ring at once, here and in other processes, one of them asks the gateway. Those who ring the same way get the same answer. */
export function answerDoorbell(payments: Payments, bell: Doorbell): Promise<Answered> {
  const { fields } = bell
  const word = payments.gateway.isSigned(fields) ? fields['verify_sign_sha2'] || fields['verify_sign'] || '' : ''
  const ring = { ...bell, valId: fields['val_id'] ?? '', word }
  return payments.waiting.doorbells.join(nameOf(ring), () => answerRing(payments, ring))
}

const nameOf = ({ claim, tranId, valId, word }: Ring): string =>
  hash('sha256', JSON.stringify([claim, tranId, valId, word]))

async function answerRing(payments: Payments, ring: Ring): Promise<Answered> {
  const { queries, clock } = payments
  const { tranId, valId, word } = ring
  const [now, signed] = [clock.now(), word !== '']
  const taken = await queries.takeToAsk({ tranId, valId, word, now, until: after(now, QUESTION_SECONDS) })
  if (taken) return { attempt: taken, finding: await askAbout(payments, taken, ring), signed }
  const attempt = (await queries.attemptByTranId(tranId)) ?? null
  return {
    attempt,
    finding: attempt === null ? await findStranger(payments, ring) : await tellWhatIsKnown(payments, attempt, ring),
    signed,
  }
}

async function askAbout(payments: Payments, attempt: Attempt, ring: Ring): Promise<Finding> {
  const {
    database: { db },
    clock,
    answers,
  } = payments
  const finding =
    ring.claim === 'paid'
      ? await lookForMoney(payments, attempt, ring.valId)
      : await giveUp(payments, attempt, ring.claim, ring)
  if (finding === 'paid') return finding
  const from = after(clock.now(), PAUSE_SECONDS)
  await freeToAsk(db, attempt.id, { from, unanswered: finding === 'unknown' ? ring.word : '' })
  answers.keep(nameOf(ring), finding, from)
  return finding
}

async function lookForMoney(payments: Payments, attempt: Attempt, valId: string): Promise<Finding> {
  const finding =
    valId === ''
      ? await askGateway(payments, attempt, 'gateway')
      : await confirmPayment(payments, attempt, valId, 'gateway')
  if (finding === 'unknown') await keepClaim(payments.database.db, attempt.id, payments.clock.now())
  return finding
}

/** A fail or cancel can come although money was taken, so the gateway is asked first; and only its own word ends an attempt. */
async function giveUp(
  payments: Payments,
  attempt: Attempt,
  status: Exclude<Claim, 'paid'>,
  { fields, word }: Ring,
): Promise<Finding> {
  if (word === '')
    payments.log.warn({ attempt: attempt.id, claim: status }, 'A return without the gateway’s signature was refused.')
  return askGateway(payments, attempt, 'gateway', word === '' ? undefined : { status, reason: fields['error'] || null })
}

/** What rings now may be news that the question under way does not cover: the gateway is asked again soon, so that none is lost. */
async function tellWhatIsKnown(
  { database: { db }, clock, answers }: Payments,
  attempt: Attempt,
  ring: Ring,
): Promise<Answered['finding']> {
  const { id, status } = attempt
  const isOtherMoney = ring.claim === 'paid' && !['', attempt.valId].includes(ring.valId)
  if ((status === 'paid' || status === 'held') && !isOtherMoney) return status
  const now = clock.now()
  await askSoon(db, id, after(now, PAUSE_SECONDS))
  return answers.find(nameOf(ring), now) ?? 'just_asked'
}

/** No transaction of ours, though signed by the gateway: if there is money behind it, it is kept for review. */
async function findStranger(payments: Payments, { claim, tranId, valId, word }: Ring): Promise<Finding> {
  if (claim !== 'paid' || valId === '' || word === '') return 'unpaid'
  if (await strayByValId(payments.database.db, valId)) return 'stray'
  await countCall(payments, [{ name: 'stranger asked about', subject: word, most: 1, seconds: PAUSE_SECONDS }])
  const answer = await payments.gateway.validate(valId)
  if (answer.outcome === 'unknown') return 'unknown'
  if (answer.outcome === 'not_found' || !answer.payment.paid || answer.payment.tranId !== tranId) return 'unpaid'
  return keepStrayMoney(payments, { attempt: null, payment: answer.payment, reason: 'unknown_transaction' })
}
