import { clockTime } from '#contract/rules/clock-time.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { named } from '#contract/words/named.ts'
import type { Transaction } from '../db/database.ts'
import { queueMessages } from '../notifications/queue-message.ts'
import { writeSms } from '../notifications/write-sms.ts'
import { activeOwners } from './people-queries.ts'

/** Whoever can do much has come in with a browser that was never seen before: all owners hear of it. */
export async function tellOwners(
  tx: Transaction,
  { name }: { name: string },
  sessionHash: string,
  now: Date,
): Promise<void> {
  const text = writeSms('en', named('sms').newSignIn(name, showDay(dhakaDay(now)), clockTime(now)))
  const owners = await activeOwners(tx)
  await queueMessages(
    tx,
    owners.map(({ id, phone }) => ({
      key: `staff-sign-in:${sessionHash.slice(0, 32)}:${id}`,
      kind: 'staff-sign-in',
      phone,
      text,
      at: now,
    })),
  )
}
