import { forgetTries } from '../db/limits.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { deleteExpiredCodes } from './code-queries.ts'
import { tokenDeadlines } from './session.ts'
import { LONGEST_LIMIT_SECONDS } from './sign-in-limits.ts'
import { deleteDeadTokens } from './token-queries.ts'

/** What no longer counts is not kept: tries that no limit looks back to, codes nobody can use, tokens that have died. */
export async function sweepSignIn({ database: { db }, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - LONGEST_LIMIT_SECONDS * 1000)
  await forgetTries(db, dayAgo)
  await deleteExpiredCodes(db, dayAgo)
  await deleteDeadTokens(db, tokenDeadlines(now))
}
