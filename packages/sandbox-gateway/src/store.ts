import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/clock.ts'
import type { sandboxSessions, sandboxTransactions } from './tables.ts'

export type Store = { storeId: string; storePassword: string }

/** What the gateway works with; `address` is where customers find it, path included. */
export type Sandbox = Store & { db: Database['db']; clock: Clock; address: string }

export type Fields = Record<string, string>
export type Session = typeof sandboxSessions.$inferSelect
export type Transaction = typeof sandboxTransactions.$inferSelect

export const isStore = ({ storeId, storePassword }: Store, fields: Fields): boolean =>
  fields['store_id'] === storeId && fields['store_passwd'] === storePassword
