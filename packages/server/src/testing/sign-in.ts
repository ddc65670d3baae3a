import { drawToken } from '../customers/session.ts'
import { customers, tokens } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import type { TestApp } from './build-test-app.ts'

export type SignedInCustomer = { customerId: number; token: string; headers: { authorization: string } }

/** A customer with this number and a fresh token, without a code: the limits of sending and trying are not in the way. */
export async function signIn(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  phone = '01712345678',
): Promise<SignedInCustomer> {
  const now = clock.now()
  const [customer] = await database.db
    .insert(customers)
    .values({ phone, createdAt: now })
    .onConflictDoUpdate({ target: customers.phone, set: { phone } })
    .returning({ id: customers.id })
  const customerId = customer?.id ?? 0
  const token = await issueToken(database.db, customerId, now)
  return { customerId, token, headers: { authorization: `Bearer ${token}` } }
}

export async function issueToken(db: Tx, customerId: number, now: Date): Promise<string> {
  const { token, hash } = drawToken()
  await db.insert(tokens).values({ hash, customerId, createdAt: now, lastUsedAt: now })
  return token
}
