import type { Tx } from '../db/database.ts'
import { insertMessages, type NewMessage } from './queries.ts'

/** Written in the transaction that causes it and sent after it; `key` names the cause ("sale-paid:42"), so it is said once. */
export const queueMessage = (tx: Tx, message: NewMessage): Promise<void> => queueMessages(tx, [message])

export async function queueMessages(tx: Tx, messages: NewMessage[]): Promise<void> {
  if (messages.length > 0) await insertMessages(tx, messages)
}
