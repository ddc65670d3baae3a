import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Sandbox } from './store.ts'
import { sandboxNotices } from './tables.ts'

type Notice = typeof sandboxNotices.$inferSelect

const SECOND = 1000
/** A merchant that does not take a notice hears it again, later each time, until the gateway gives up. */
const PAUSES_MS = [15, 30, 60, 5 * 60, 15 * 60, 60 * 60, 3 * 60 * 60, 6 * 60 * 60].map((seconds) => seconds * SECOND)
const PATIENCE_MS = 10 * SECOND
const AT_ONCE = 32

/**
 * Taking a notice and planning its next try is one statement: several processes share the work, and what a killed
 * one had in hand comes up again.
 */
function takeDue({ db, clock }: Sandbox, limit: number): Promise<Notice[]> {
  const { tries, nextTryAt, takenAt, givenUpAt } = sandboxNotices
  const now = clock.now()
  const pauses = sql.raw(`(array[${PAUSES_MS}])`)
  const due = db
    .select({ id: sandboxNotices.id })
    .from(sandboxNotices)
    .where(and(isNull(takenAt), isNull(givenUpAt), lte(nextTryAt, now)))
    .orderBy(asc(nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(sandboxNotices)
    .set({
      tries: sql`${tries} + 1`,
      nextTryAt: sql`${now}::timestamptz + coalesce(${pauses}[${tries} + 1], 0) * interval '1 millisecond'`,
      givenUpAt: sql`case when ${tries} >= ${PAUSES_MS.length} then ${now}::timestamptz end`,
    })
    .where(inArray(sandboxNotices.id, due))
    .returning()
}

async function sendNotice({ db, clock }: Sandbox, { id, url, fields }: Notice, stop: AbortSignal): Promise<void> {
  if (!(await post(url, fields, stop))) return
  await db.update(sandboxNotices).set({ takenAt: clock.now(), givenUpAt: null }).where(eq(sandboxNotices.id, id))
}

async function post(url: string, fields: Record<string, string>, stop: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Sends what is due, a limited number at a time; a merchant that is slow with one notice does not hold up the next. */
export function createPostman(sandbox: Sandbox) {
  const underWay = new Set<Promise<unknown>>()
  const send = (notice: Notice, stop: AbortSignal): void => {
    const sending: Promise<unknown> = sendNotice(sandbox, notice, stop)
      .catch(() => {})
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  return {
    async sendDue(stop: AbortSignal): Promise<void> {
      while (!stop.aborted) {
        if (underWay.size >= AT_ONCE) await Promise.race(underWay)
        const due = await takeDue(sandbox, AT_ONCE - underWay.size)
        if (due.length === 0) return
        for (const notice of due) send(notice, stop)
      }
    },
    allSent: () => Promise.all(underWay),
  }
}
