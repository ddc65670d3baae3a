import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { LINK_MINUTES, makeLink } from './make-link.ts'
import { activeOwners } from './people-queries.ts'

type Needs = { database: Database; clock: Clock; config: { publicUrl: string; demo: boolean } }

/** What the start says about the owner's side: how the first owner comes in, and in a demo the way in itself. Null when there is nothing to say. */
export async function howToComeIn(needs: Needs): Promise<string | null> {
  const [owner] = await activeOwners(needs.database.db)
  if (!owner) return `Nobody runs the owner's side yet: npm run staff:link -- <phone> "<name>"`
  if (!needs.config.demo) return null
  const link = await makeLink(needs, { ...owner, now: needs.clock.now() })
  return `The owner's side, as ${owner.name}: ${link} (works once, within ${LINK_MINUTES} minutes).`
}
