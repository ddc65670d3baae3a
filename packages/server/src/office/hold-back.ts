import { dhakaDay } from '#contract/rules/dates.ts'
import * as words from '#contract/words/en/staff-content.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { comingVisits, devicesAt, packagesUsing, soldOf, soldPackages, wasBooked, wasIncluded } from './fact-queries.ts'

const held = (message: string): AppError => new AppError('conflict', { message })

/** What was sold stays in the books: it is taken off sale. What packages use stays with them. */
export async function holdProduct(tx: Transaction, id: number, name: string): Promise<void> {
  if ((await soldOf(tx, [id])).has(id)) throw held(words.soldTicket(name))
  if (await wasIncluded(tx, id)) throw held(words.soldRiderType(name))
  const used = (await packagesUsing(tx, [id])).get(id) ?? 0
  if (used > 0) throw held(words.usedRiderType(name, used))
}

export async function holdPackage(tx: Transaction, id: number, name: string): Promise<void> {
  if ((await soldPackages(tx, [id])).has(id)) throw held(words.soldPackage(name))
}

export async function holdBranch(tx: Transaction, id: number, name: string, now: Date): Promise<void> {
  const coming = (await comingVisits(tx, [id], dhakaDay(now))).get(id) ?? 0
  if (coming > 0) throw held(words.comingVisits(coming))
  if (await wasBooked(tx, id)) throw held(words.usedBranch(name))
  const at = (await devicesAt(tx, [id])).get(id)
  if (at && at.gate + at.counter > 0) throw held(words.branchDevices(name))
}
