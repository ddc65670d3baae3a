import type { OwnName } from '#contract/schemas/profile.ts'
import type { CustomerActor } from '../actor.ts'
import type { Database } from '../db/database.ts'
import { updateName } from './profile-queries.ts'

/** The name alone, for whoever is asked for it while buying; the rest of the profile stays as it is. */
export async function saveName(
  { database }: { database: Database },
  { name }: OwnName,
  { customer }: CustomerActor,
): Promise<void> {
  await updateName(database.db, customer, name)
}
