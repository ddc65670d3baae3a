import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { locks } from '../db/locks.ts'
import type { DueOrder } from './payable.ts'
import type { Payments } from './payments.ts'
import { type Attempt, attemptById, askNoMore, insertAttempt, moveToEnded, openAttempts } from './queries.ts'
import { makeTranId } from './random-code.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** The reconciler asks about an attempt from this age on. */
const FIRST_CHECK_MS = 2 * MINUTE
/** A page of the gateway that was opened this recently is shown again, rather than opening a second one to pay twice on. */
const REUSE_MS = 10 * MINUTE
/** The gateway has ten seconds; who opens an attempt is done by then. */
const OPENING_MS = 12 * SECOND
const LOOK_AGAIN_MS = 100

/** Where the customer pays for this order, or null when the gateway refuses or is silent. Asked ten times at once, it is one page. */
export async function startPayment(payments: Payments, order: DueOrder): Promise<string | null> {
  const { attempt, isNew } = await takeAttempt(payments, order)
  if (isNew) return openSession(payments, attempt, order)
  return attempt.gatewayUrl ?? awaitSession(payments, attempt)
}

/** The attempt is written before the gateway hears of it: whatever happens then, it can be asked about. */
export async function openSession(payments: Payments, attempt: { id: number; tranId: string }, order: DueOrder): Promise<string | null> {
  const { gateway, queries, database: { db }, clock, log } = payments
  const { amount, customer, product } = order
  const answer = await gateway.openSession({ tranId: attempt.tranId, amount, customer, product })
  if (answer.outcome === 'opened') {
    await queries.keepSession({ id: attempt.id, ...answer })
    return answer.url
  }
  log.warn({ attempt: attempt.id, outcome: answer.outcome, reason: answer.reason }, 'The gateway opened no session.')
  // Silence is no refusal: the session may exist, so the attempt stays open and is asked about.
  if (answer.outcome === 'refused') {
    await moveToEnded(db, attempt.id, { status: 'failed', reason: answer.reason, at: clock.now() })
    await askNoMore(db, attempt.id)
  }
  return null
}

const takeAttempt = ({ database, clock }: Payments, order: DueOrder) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.startPayment[order.kind]}, ${order.id})`)
    const now = clock.now()
    const [newest] = await openAttempts(tx, order)
    if (newest && isUsable(newest, order, now)) return { attempt: newest, isNew: false }
    const opened = { tranId: makeTranId(now), at: now, checkAt: new Date(now.getTime() + FIRST_CHECK_MS) }
    return { attempt: await insertAttempt(tx, order, opened), isNew: true }
  })

/** Its page is open, or is being opened by someone else right now. */
export function isUsable({ status, amount, openedAt, gatewayUrl, claimedAt }: Attempt, order: DueOrder, now: Date): boolean {
  const age = now.getTime() - openedAt.getTime()
  return status === 'open' && claimedAt === null && amount === order.amount && age < (gatewayUrl === null ? OPENING_MS : REUSE_MS)
}

async function awaitSession({ database: { db } }: Payments, { id }: Attempt): Promise<string | null> {
  for (let waited = 0; waited < OPENING_MS; waited += LOOK_AGAIN_MS) {
    const { gatewayUrl, status } = await attemptById(db, id)
    if (gatewayUrl !== null || status !== 'open') return gatewayUrl
    await wait(LOOK_AGAIN_MS)
  }
  return null
}
