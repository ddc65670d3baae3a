import { findOrCreateCustomer } from '../customers/queries.ts'
import { issueToken } from '../customers/session.ts'
import type { TestApp } from './build-test-app.ts'

export type SignedInCustomer = { customerId: number; token: string; headers: { authorization: string } }

/** A customer with this number and a fresh token, without a code: the limits of sending and trying are not in the way. */
export async function signIn(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  phone = '01712345678',
): Promise<SignedInCustomer> {
  const now = clock.now()
  const customerId = await findOrCreateCustomer(database.db, phone, now)
  const token = await issueToken(database.db, customerId, now)
  return { customerId, token, headers: { authorization: `Bearer ${token}` } }
}
