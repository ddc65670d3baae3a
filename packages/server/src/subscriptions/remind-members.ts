import { pathOf, paths } from '#contract/paths.ts'
import { addDays, dhakaDay, dhakaHour } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { queueMessages } from '../notifications/queue-message.ts'
import { type EndingMembership, endingUnsaid, reminderKey } from './reminder-queries.ts'

const DAYS_BEFORE = 7
const AT_ONCE = 500
/** Nobody is woken by a reminder. */
const [FIRST_HOUR, LAST_HOUR] = [10, 19]
/** What an SMS carries in one part. */
const ONE_PART = /^[ -~]{1,160}$/

type Needs = { database: Database; clock: Clock; config: { publicUrl: string } }

/** Tells members a week ahead that their membership ends, once; later, should nobody have been at work a week ahead. */
export async function remindMembers({ database: { db }, clock, config }: Needs, stopping?: AbortSignal): Promise<void> {
  const at = clock.now()
  if (dhakaHour(at) < FIRST_HOUR || dhakaHour(at) > LAST_HOUR) return
  const today = dhakaDay(at)
  for (;;) {
    if (stopping?.aborted) return
    const ending = await endingUnsaid(db, { from: today, to: addDays(today, DAYS_BEFORE), limit: AT_ONCE })
    const messages = ending.map((one) => ({
      key: reminderKey(one.id),
      kind: 'subscription-ending',
      phone: one.phone,
      text: reminderText(one, config.publicUrl),
      at,
    }))
    await queueMessages(db, messages)
    if (ending.length < AT_ONCE) return
  }
}

/** Without the package's name when that would make it longer than one message. */
function reminderText({ name, endDate, packageId, onSale }: EndingMembership, publicUrl: string): string {
  const rest = `membership ends on ${showDay(endDate)}. Renew it: ${publicUrl}${onSale ? pathOf(paths.membershipCheckout, packageId) : paths.packages}`
  const named = `Your ${name} ${rest}`
  return ONE_PART.test(named) ? named : `Your ${rest}`
}
