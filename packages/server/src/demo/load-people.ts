import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { hashPin } from '../staff/hash-pin.ts'
import { staff } from '../staff/tables.ts'
import { DEMO_PIN, demoPeople } from './content/people.ts'

/** Where nobody works yet, the four of the demo do: also in a demo that was loaded before it had any. */
export async function loadDemoPeople({ db }: Pick<Database, 'db'>): Promise<void> {
  if ((await db.select({ id: staff.id }).from(staff).limit(1)).length > 0) return
  const rows = await Promise.all(
    demoPeople.map(async (person) => ({ ...person, allBranches: true, pinHash: await hashPin(DEMO_PIN) })),
  )
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.loadDemo})`)
    if ((await tx.select({ id: staff.id }).from(staff).limit(1)).length === 0) await tx.insert(staff).values(rows)
  })
}
