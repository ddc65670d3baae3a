import { asc, eq, sql } from 'drizzle-orm'
import { sandboxNotices, sandboxSessions, sandboxTransactions } from '#sandbox-gateway/tables.ts'
import type { Database } from '../db/database.ts'
import { submitForm } from './customer-browser.ts'

export type GatewayBooks = {
  /** Everything it holds as paid, in the order it was paid. */
  ledger(): Promise<{ tranId: string; valId: string; bankTranId: string; amount: number }[]>
  /** Every notice so far, of one transaction or of all. */
  notices(tranId?: string): Promise<{ url: string; fields: Record<string, string>; tries: number; taken: boolean }[]>
  /** Sends those notices now, all at once and as often as wanted, whatever was sent before; our answers' statuses. */
  sendNotices(which?: { tranId?: string; times?: number }): Promise<number[]>
}

export function openBooks({ db }: Database): GatewayBooks {
  const ofSession = eq(sandboxSessions.sessionKey, sandboxTransactions.sessionKey)
  const notices: GatewayBooks['notices'] = (tranId) =>
    db
      .select({
        url: sandboxNotices.url,
        fields: sandboxNotices.fields,
        tries: sandboxNotices.tries,
        taken: sql<boolean>`${sandboxNotices.takenAt} is not null`,
      })
      .from(sandboxNotices)
      .innerJoin(sandboxTransactions, eq(sandboxTransactions.id, sandboxNotices.transactionId))
      .innerJoin(sandboxSessions, ofSession)
      .where(tranId === undefined ? undefined : eq(sandboxSessions.tranId, tranId))
      .orderBy(asc(sandboxNotices.id))

  return {
    notices,
    ledger: () =>
      db
        .select({
          tranId: sandboxSessions.tranId,
          amount: sandboxSessions.amount,
          valId: sql<string>`${sandboxTransactions.valId}`,
          bankTranId: sql<string>`${sandboxTransactions.bankTranId}`,
        })
        .from(sandboxTransactions)
        .innerJoin(sandboxSessions, ofSession)
        .where(eq(sandboxTransactions.status, 'VALID'))
        .orderBy(asc(sandboxTransactions.id)),
    async sendNotices({ tranId, times = 1 } = {}) {
      const found = await notices(tranId)
      const posts = Array.from({ length: times }, () => found).flat()
      return Promise.all(posts.map(async ({ url, fields }) => (await submitForm({ action: url, fields })).status))
    },
  }
}
