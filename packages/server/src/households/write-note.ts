import { tidyLines } from '#contract/rules/characters.ts'
import type { Note } from '#contract/schemas/staff-orders.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { lockCustomers } from '../customers/profile-queries.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { refuseIf } from '../http/refuse-field.ts'
import { writeLog } from '../staff/write-log.ts'
import { insertNote } from './change-queries.ts'
import { aboutCustomer } from './log-customer.ts'

/** For the staff alone; it goes with the customer. What it says does not stand in the log. */
export async function writeNote(
  { database: { db }, clock }: { database: Database; clock: Clock },
  by: StaffActor,
  { id, text: typed }: { id: number; text: string },
): Promise<Note> {
  const [now, text] = [clock.now(), tidyLines(typed)]
  refuseIf('text', text === '' ? named('staffDesk').noteLength : null)
  const note = await db.transaction(async (tx) => {
    const [customer] = await lockCustomers(tx, [id])
    if (customer === undefined) throw new AppError('not_found')
    await writeLog(tx, by, { at: now, act: 'customer.note', ...aboutCustomer(customer) })
    return insertNote(tx, { customerId: id, text, byId: by.staffId, createdAt: now })
  })
  return { id: note?.id ?? 0, text, by: { id: by.staffId, name: by.staff }, at: now.toISOString() }
}
