import { dhakaDay } from '#contract/rules/dates.ts'
import type { Transaction } from '../db/database.ts'
import { nextCreditNote } from './queries.ts'

/** CN-20261115-00042: numbered in the transaction that accepts the refund, so that none is missing. */
export async function numberCreditNote(tx: Transaction, at: Date): Promise<string> {
  const day = dhakaDay(at)
  return `CN-${day.replaceAll('-', '')}-${String(await nextCreditNote(tx, day)).padStart(5, '0')}`
}
