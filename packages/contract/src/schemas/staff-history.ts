import { z } from 'zod'
import { isDay } from '../rules/dates.ts'
import { named } from '../words/named.ts'
import { idInAddress } from './paging.ts'

const office = named('staffOffice')

export const DEFAULT_HISTORY = 25

/** `thing` is a kind (`person`), or a kind and a number (`person:4`); `day` is Dhaka's; `before` the last row one has. */
export const HistoryQuery = z.object({
  person: idInAddress('person').optional(),
  thing: z
    .string()
    .regex(/^[a-z_]{1,40}(:[\w-]{1,60})?$/, office.thingForm)
    .optional(),
  day: z.string().refine(isDay, office.dayForm).optional(),
  before: idInAddress('before').optional(),
  per_page: idInAddress('per_page')
    .refine((size) => size <= 150, 'per_page must be at most 150.')
    .default(DEFAULT_HISTORY),
})
export type HistoryQuery = z.output<typeof HistoryQuery>

const Who = z.object({ id: z.int(), name: z.string() })

export const HistoryRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The whole row in a sentence. */
  text: z.string(),
  /** Null when it was nobody of the staff. */
  by: Who.nullable(),
  approved_by: Who.nullable(),
  device: z.string().nullable(),
  act: z.string(),
  thing: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  request_id: z.string().nullable(),
  /** It waited in a device without a line. */
  offline: z.boolean(),
})
export type HistoryRow = z.infer<typeof HistoryRow>

/** `next` is the `before` of the next page; null at the end. */
export const History = z.object({ data: z.array(HistoryRow), meta: z.object({ next: z.int().nullable() }) })
export type History = z.infer<typeof History>
