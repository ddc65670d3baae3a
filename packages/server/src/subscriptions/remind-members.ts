import { pathOf, paths } from '#contract/paths.ts'
import { addDays, dhakaDay, dhakaHour } from '#contract/rules/dates.ts'
import { addressIn } from '#contract/rules/language.ts'
import { named } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inLanguage } from '../http/in-language.ts'
import { queueMessages } from '../notifications/queue-message.ts'
import { writeSms } from '../notifications/write-sms.ts'
import { type EndingMembership, endingUnsaid, reminderKey } from './reminder-queries.ts'

const [sms, dates] = [named('sms'), named('dates')]

const DAYS_BEFORE = 7
const AT_ONCE = 500
/** Nobody is woken by a reminder. */
const [FIRST_HOUR, LAST_HOUR] = [10, 19]

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
      orderId: one.orderId,
    }))
    await queueMessages(db, messages)
    if (ending.length < AT_ONCE) return
  }
}

/** Without the package's name when that would make it longer than a message. */
function reminderText(ending: EndingMembership, publicUrl: string): string {
  const { name, nameBn, endDate, packageId, onSale, language } = ending
  const [said, day] = [inLanguage(language, name, nameBn), dates.showDay(endDate)]
  const link = publicUrl + addressIn(language, onSale ? pathOf(paths.membershipCheckout, packageId) : paths.packages)
  return writeSms(language, sms.ending(said, day, link), sms.endingNoName(day, link))
}
