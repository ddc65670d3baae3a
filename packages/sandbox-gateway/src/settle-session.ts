import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import type { Channel } from './channels.ts'
import type { RefundEnd } from './refund-ends.ts'
import { dhakaTime, signedFields } from './describe.ts'
import type { Fields, Sandbox, Session, Transaction } from './store.ts'
import { sandboxNotices, sandboxSessions, sandboxTransactions } from './tables.ts'

export type Choice = {
  what: 'pay' | 'fail' | 'cancel'
  channel: Channel
  risky: boolean
  refundEnd: RefundEnd
  noticeDelayMs: number
}

export type Return = { to: string; fields: Fields }

const RETURNS = { VALID: 'success_url', FAILED: 'fail_url', EXPIRED: 'fail_url', CANCELLED: 'cancel_url' } as const

export async function findSession({ db }: Sandbox, sessionKey: string): Promise<Session | null> {
  const [found] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.sessionKey, sessionKey))
  return found ?? null
}

export function settleSession(sandbox: Sandbox, session: Session, choice: Choice): Promise<Return | null> {
  return sandbox.db.transaction(async (tx) => {
    if (!(await takeSession(tx, session.sessionKey, choice, sandbox.clock.now()))) return null
    const fact = outcomes[choice.what](choice, sandbox.clock.now())
    const [back] = await record(tx, sandbox, [{ session, fact }], choice.noticeDelayMs)
    return back ?? null
  })
}

/** A second click finds the session paid. One that failed or was cancelled may be tried again, as on the real page. */
async function takeSession(tx: Tx, sessionKey: string, { what }: Choice, now: Date): Promise<boolean> {
  const taken = await tx
    .update(sandboxSessions)
    .set({ status: what === 'pay' ? 'paid' : 'open' })
    .where(
      and(
        eq(sandboxSessions.sessionKey, sessionKey),
        eq(sandboxSessions.status, 'open'),
        gt(sandboxSessions.expiresAt, now),
      ),
    )
    .returning({ sessionKey: sandboxSessions.sessionKey })
  return taken.length > 0
}

type NewTransaction = Omit<typeof sandboxTransactions.$inferInsert, 'sessionKey'>

/** Ids look like the real ones: the Dhaka time to the second, then letters and digits. */
const newId = (at: Date): string =>
  dhakaTime(at).slice(2).replace(/\D/g, '') + randomBytes(12).toString('base64url').replace(/[-_]/g, '0').slice(0, 15)

const outcomes: Record<Choice['what'], (choice: Choice, at: Date) => NewTransaction> = {
  pay: ({ channel, risky, refundEnd }, at) => ({
    status: 'VALID',
    channel,
    valId: newId(at),
    bankTranId: newId(at),
    riskLevel: risky ? 1 : 0,
    refundEnd,
    at,
  }),
  fail: ({ channel }, at) => ({ status: 'FAILED', channel, bankTranId: newId(at), error: 'Do not honor', at }),
  cancel: (_, at) => ({ status: 'CANCELLED', error: 'Cancelled by User', at }),
}

/** Facts and the notices about them are written together: a process that is killed owes neither. */
async function record(
  tx: Tx,
  sandbox: Sandbox,
  happened: { session: Session; fact: NewTransaction }[],
  noticeDelayMs: number,
): Promise<Return[]> {
  if (happened.length === 0) return []
  const transactions = await tx
    .insert(sandboxTransactions)
    .values(happened.map(({ session: { sessionKey }, fact }) => ({ ...fact, sessionKey })))
    .returning()
  const sessions = new Map(happened.map(({ session }) => [session.sessionKey, session]))
  const told = transactions.flatMap((transaction) => {
    const session = sessions.get(transaction.sessionKey)
    return session ? [{ transaction, session, back: returnOf(sandbox, session, transaction) }] : []
  })
  const notices = told.flatMap(({ transaction: { id, at }, session: { request }, back: { fields } }) =>
    request['ipn_url']
      ? [{ transactionId: id, url: request['ipn_url'], fields, nextTryAt: new Date(at.getTime() + noticeDelayMs) }]
      : [],
  )
  if (notices.length > 0) await tx.insert(sandboxNotices).values(notices)
  return told.map(({ back }) => back)
}

const returnOf = (sandbox: Sandbox, session: Session, transaction: Transaction): Return => ({
  to: session.request[RETURNS[transaction.status]] ?? '',
  fields: signedFields(session, transaction, sandbox),
})

export async function lastReturn(sandbox: Sandbox, session: Session): Promise<Return | null> {
  const transactions = await sandbox.db
    .select()
    .from(sandboxTransactions)
    .where(eq(sandboxTransactions.sessionKey, session.sessionKey))
    .orderBy(desc(sandboxTransactions.id))
  const last = transactions.find(({ status }) => status === 'VALID') ?? transactions[0]
  return last ? returnOf(sandbox, session, last) : null
}

export async function expireSessions(sandbox: Sandbox): Promise<void> {
  const now = sandbox.clock.now()
  await sandbox.db.transaction(async (tx) => {
    const expired = await tx
      .update(sandboxSessions)
      .set({ status: 'expired' })
      .where(and(eq(sandboxSessions.status, 'open'), lte(sandboxSessions.expiresAt, now)))
      .returning()
    await record(
      tx,
      sandbox,
      expired.map((session) => ({ session, fact: { status: 'EXPIRED', error: 'Payment session expired', at: now } })),
      0,
    )
  })
}
