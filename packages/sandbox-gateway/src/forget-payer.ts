import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { sandboxSessions } from './tables.ts'

export type ForgetPayer = (tx: Tx, tranIds: string[]) => Promise<void>

/** Who paid is forgotten; what was paid, and how, is still told to whoever asks. */
export const forgetPayer: ForgetPayer = async (tx, tranIds) => {
  const { request, tranId } = sandboxSessions
  const payer = sql`array(select key from jsonb_object_keys(${request}) as key where key like 'cus\\_%')`
  await tx
    .update(sandboxSessions)
    .set({ request: sql`${request} - ${payer}` })
    .where(sql`${tranId} = any(${sql.param(tranIds)}::text[])`)
}
