import { z } from 'zod'
import { daysBetween } from '../rules/dates.ts'
import { kindsOfDay, MOST_DAYS } from '../rules/special-day.ts'
import { named } from '../words/named.ts'
import { idInAddress } from './paging.ts'
import { Day } from './purchase.ts'

const days = named('days')

/** From one day to another, both included. */
export const isSpan = ({ from, to }: { from: string; to: string }): boolean => from <= to
export const isShortSpan = ({ from, to }: { from: string; to: string }): boolean => daysBetween(from, to) < MOST_DAYS

export const DaysQuery = z
  .object({ branch_id: idInAddress('branch_id'), from: Day, to: Day })
  .refine(isSpan, { path: ['to'], error: days.backwards })
  .refine(isShortSpan, { path: ['to'], error: days.most(MOST_DAYS) })
export type DaysQuery = z.output<typeof DaysQuery>

/** On a 24-hour clock. */
export const DayHours = z.object({ opens: z.string(), closes: z.string() })

/** A day as it can be booked at a branch. */
export const VisitDay = z.object({
  day: z.string(),
  kind: z.enum(kindsOfDay),
  closed: z.boolean(),
  /** Why it is closed, or the name of the holiday; null where nothing was said, as on the weekly day of rest. */
  reason: z.string().nullable(),
  /** The hours of this day where they are not the usual ones. */
  hours: DayHours.nullable(),
  /** Places that are left, when they are few; else null. */
  left: z.int().nullable(),
})
export type VisitDay = z.infer<typeof VisitDay>

/** A day to come with something to be told to everybody; without a branch it holds for all. */
export const ToldDay = z.object({
  day: z.string(),
  branch: z.string().nullable(),
  closed: z.boolean(),
  reason: z.string().nullable(),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
})
export type ToldDay = z.infer<typeof ToldDay>
