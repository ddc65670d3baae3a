import type { FastifyBaseLogger } from 'fastify'
import { languages } from '#contract/rules/language.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../pictures/storage.ts'
import { receiptKey } from './receipt-key.ts'
import { forgetVoided, lookAgain, selectDueReceipts, type VoidedReceipt } from './voided-queries.ts'

const MINUTE_MS = 60_000
/** No receipt takes longer to be made: one that was under way when it was voided is kept by then, and found. */
const SECOND_LOOK_MS = 60 * MINUTE_MS
const PAUSE_MS = 10 * MINUTE_MS
const AT_ONCE = 10
const MOST_ROUNDS = 20

type Needs = { database: Database; storage: Storage; clock: Clock; logger: FastifyBaseLogger }

/** Removes the files of voided receipts, in every language: at once, and once more an hour later. What the storage refuses is tried again. */
export async function removeVoidedReceipts(deps: Needs, stopping?: AbortSignal): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (stopping?.aborted) return
    const due = await selectDueReceipts(deps.database.db, deps.clock.now(), AT_ONCE)
    const removed = await Promise.all(due.map((one) => remove(deps, one)))
    if (removed.length < AT_ONCE || removed.includes(false)) return
  }
}

/** Answers whether the storage took it. */
async function remove({ database: { db }, storage, clock, logger }: Needs, voided: VoidedReceipt): Promise<boolean> {
  const now = clock.now()
  try {
    await Promise.all(languages.map((language) => storage.remove(receiptKey({ ...voided, language }))))
  } catch (err) {
    logger.warn({ err }, 'a voided receipt could not be removed yet')
    await lookAgain(db, voided, new Date(now.getTime() + PAUSE_MS))
    return false
  }
  const secondLook = new Date(voided.voidedAt.getTime() + SECOND_LOOK_MS)
  await (secondLook <= now ? forgetVoided(db, voided) : lookAgain(db, voided, secondLook))
  return true
}
