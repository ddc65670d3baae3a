import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { locks } from '../db/locks.ts'
import type { DueOrder } from './order-book.ts'
import type { Opened, Payments } from './payments.ts'
import {
  type Attempt,
  attemptById,
  askNoMore,
  changeLanguage,
  giveUpOpening,
  insertAttempt,
  moveToEnded,
  openAttempts,
} from './queries.ts'
import { makeTranId } from './random-code.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** The reconciler asks about an attempt from this age on. */
const FIRST_CHECK_MS = 2 * MINUTE
/** A page of the gateway that was opened this recently is shown again, rather than opening a second one to pay twice on. */
const REUSE_MS = 10 * MINUTE
/** The gateway has ten seconds; who opens an attempt is done by then, or has died. */
const OPENING_MS = 12 * SECOND
const [FIRST_LOOK_MS, LONGEST_LOOK_MS] = [100, SECOND]

/** Where the customer pays for this order, or null when the gateway refuses or is silent. Asked ten times at once, it is one page. */
export async function startPayment(payments: Payments, order: DueOrder): Promise<string | null> {
  const { attempt, isNew } = await takeAttempt(payments, order)
  if (isNew) return openSession(payments, attempt, order)
  if (attempt.gatewayUrl !== null) return attempt.gatewayUrl
  const opened = await payments.waiting.openings.join(String(attempt.id), () => awaitSession(payments, attempt))
  return opened === 'died' ? startPayment(payments, order) : opened
}

/**
 * The attempt is written before the gateway hears of it: whatever happens then, it can be asked about. Somebody may have
 * found it written and wait for its page already; it is opened here all the same.
 */
export async function openSession(
  payments: Payments,
  attempt: { id: number; tranId: string },
  order: DueOrder,
): Promise<string | null> {
  const opened = await payments.waiting.openings.lead(String(attempt.id), () => askForPage(payments, attempt, order))
  return opened === 'died' ? null : opened
}

async function askForPage(
  { gateway, queries, database: { db }, clock, log }: Payments,
  { id, tranId }: { id: number; tranId: string },
  order: DueOrder,
): Promise<string | null> {
  const { amount, language, customer, product } = order
  const answer = await gateway.openSession({ tranId, amount, language, customer, product })
  if (answer.outcome === 'opened') {
    await queries.keepSession({ id, ...answer })
    return answer.url
  }
  log.warn({ attempt: id, outcome: answer.outcome, reason: answer.reason }, 'The gateway opened no session.')
  // Silence is no refusal: the session may exist, so the attempt stays open and is asked about. But nobody waits for its page.
  await giveUpOpening(db, id, { at: clock.now(), reason: answer.reason })
  if (answer.outcome === 'refused') {
    await moveToEnded(db, id, { status: 'failed', reason: answer.reason, at: clock.now() })
    await askNoMore(db, id)
  }
  return null
}

const takeAttempt = ({ database, clock }: Payments, order: DueOrder) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.startPayment}, ${order.id})`)
    const now = clock.now()
    const usable = (await openAttempts(tx, order.id)).find((attempt) => isUsable(attempt, order, now))
    if (usable) {
      if (usable.language !== order.language) await changeLanguage(tx, usable.id, order.language)
      return { attempt: usable, isNew: false }
    }
    const opened = { tranId: makeTranId(now), at: now, checkAt: new Date(now.getTime() + FIRST_CHECK_MS) }
    return { attempt: await insertAttempt(tx, order, opened), isNew: true }
  })

const ageOf = ({ openedAt }: Attempt, now: Date): number => now.getTime() - openedAt.getTime()

/** Its page is open, or is being opened by someone else right now. */
export function isUsable(attempt: Attempt, order: DueOrder, now: Date): boolean {
  const { status, amount, gatewayUrl, claimedAt, openingFailedAt } = attempt
  if (status !== 'open' || claimedAt !== null || amount !== order.amount) return false
  return gatewayUrl === null
    ? openingFailedAt === null && ageOf(attempt, now) < OPENING_MS
    : ageOf(attempt, now) < REUSE_MS
}

/** Looks, ever more rarely, what becomes of a page that another process is opening. */
async function awaitSession({ database: { db }, clock }: Payments, attempt: Attempt): Promise<Opened> {
  const patience = OPENING_MS - ageOf(attempt, clock.now())
  for (let [waited, pause] = [0, FIRST_LOOK_MS]; ; waited += pause, pause = Math.min(pause * 2, LONGEST_LOOK_MS)) {
    const { gatewayUrl, status, openingFailedAt, failReason } = await attemptById(db, attempt.id)
    if (gatewayUrl === null && openingFailedAt !== null && failReason === null) return 'died'
    if (gatewayUrl !== null || status !== 'open' || openingFailedAt !== null) return gatewayUrl
    if (waited >= patience) await giveUpOpening(db, attempt.id, { at: clock.now(), reason: null })
    await wait(Math.max(1, Math.min(pause, patience - waited)))
  }
}
