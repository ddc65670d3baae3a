import type pg from 'pg'
import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import type { GateActor } from './gate.ts'
import { readContext, type StoredScan } from './gate-queries.ts'
import { type Look, lookAtPass, wantedOrder } from './look-at-pass.ts'
import { dhakaDay } from '#contract/rules/dates.ts'

type Asked = { scanId: string; by: GateActor; now: Date }
export type KnownScan = { scan: StoredScan; look: Look }

/** What was seen is so no more. */
export const scanOver = (): AppError => new AppError('conflict', { message: named('gate').scanOver })

/**
 * A scan of this branch and day, and its pass, locked. Whoever changes it reads it once more under the lock: what it had
 * done when it was looked for may have been undone since.
 */
export async function knownScan(connection: pg.PoolClient, { scanId, by, now }: Asked): Promise<KnownScan> {
  const today = dhakaDay(now)
  const { id: device, branchId: branch } = by.device
  const asked = { branch, day: today, scan: scanId, order: null, device, since: now }
  const found = (await readContext.on(connection)(asked))[0]?.known
  if (!found || found.branch_id !== branch) throw new AppError('not_found')
  const look = await lookAtPass(connection, { wanted: wantedOrder(found.order_id), by, scanId, now })
  const scan = look.context.known ?? found
  if (scan.undone_at !== null) throw new AppError('conflict', { message: named('gate').undoneAlready })
  if (scan.day !== today) throw scanOver()
  return { scan, look: found.order_id === null ? { ...look, facts: { ...look.facts, read: 'void' } } : look }
}
