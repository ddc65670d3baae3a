import type { Tx } from '../db/database.ts'
import { insertMessage, type NewMessage } from './queries.ts'

/** Written in the transaction that causes it and sent after it; `key` names the cause ("sale-paid:42"), so it is said once. */
export async function queueMessage(tx: Tx, message: NewMessage): Promise<void> {
  await insertMessage(tx, message)
}
