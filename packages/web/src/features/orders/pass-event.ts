import { type CalendarEvent, hoursOn } from '#contract/rules/calendar-file.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { lineWords } from './pass-words.ts'

/** A visit as a calendar knows it: one entry for one order, wherever it was saved. */
export const eventOf = (pass: Pass, info: BusinessInfo | null, host: string): CalendarEvent => ({
  uid: `${pass.invoice_number}@${host}`,
  day: pass.first_day,
  hours: hoursOn(info?.opening_hours_en ?? info?.opening_hours ?? null, pass.first_day),
  title: info?.name ?? pass.invoice_number,
  place: [pass.branch?.name, info?.address?.trim()].filter(Boolean).join(', '),
  text: [pass.lines.map(lineWords).join(', '), pass.code, pass.share_url].filter(Boolean).join('\n'),
  url: pass.share_url,
})
