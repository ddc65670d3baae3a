import { sql } from 'drizzle-orm'
import type { Role } from '#contract/rights.ts'
import { staff } from '../staff/tables.ts'
import { openGate } from './open-gate.ts'
import { comeIn } from './staff-browser.ts'

/** The demo centre with somebody of each role at a desk, and customers who buy and come. */
export async function openDesk(options: Parameters<typeof openGate>[0] = {}) {
  const shop = await openGate(options)
  await shop.database.db
    .insert(staff)
    .values({
      name: 'Anwar',
      phone: '01711000008',
      role: 'viewer',
      allBranches: true,
      pinHash: sql`(select pin_hash from staff where role = 'owner')`,
    })
  const as = (role: Role) => comeIn(shop, role)
  /** The code of the last message. */
  const lastCode = (): string => /\d{6}/.exec(shop.messages.at(-1)?.text ?? '')?.[0] ?? ''
  return { ...shop, as, lastCode }
}
export type OpenDesk = Awaited<ReturnType<typeof openDesk>>
