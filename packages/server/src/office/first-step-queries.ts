import { sql } from 'drizzle-orm'
import type { FirstStep } from '#contract/schemas/first-steps.ts'
import { branches, galleries, packages, products, rides } from '../catalogue/tables.ts'
import { businessInfo } from '../content/tables.ts'
import type { Tx } from '../db/database.ts'

/** One of each that parents see is enough; each question ends at the first row it finds. */
export async function stepsDone(tx: Tx): Promise<Record<FirstStep, boolean>> {
  const isLive = sql`live and deleted_at is null`
  const isOnSale = sql`on_sale and deleted_at is null`
  const { rows } = await tx.execute<Record<FirstStep, boolean>>(sql`select
    exists (select from ${businessInfo} where name <> '' and logo is not null) as name,
    exists (select from ${businessInfo} where opening_hours <> '') as hours,
    exists (select from ${branches} where open and deleted_at is null) as branch,
    exists (select from ${products} where kind = 'ticket' and online and ${isOnSale}) as tickets,
    exists (select from ${packages} where ${isOnSale}) as package,
    exists (select from ${rides} where ${isLive}) as rides,
    exists (select from ${galleries} where ${isLive}) as photos`)
  const [found] = rows
  if (!found) throw new Error('A question without an answer.')
  return found
}
