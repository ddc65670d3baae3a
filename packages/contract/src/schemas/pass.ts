import { z } from 'zod'
import { Weekday } from './package.ts'

/** What is held up at the gate, for day tickets and memberships alike; days are Dhaka's. */
export const Pass = z.object({
  kind: z.enum(['sale', 'subscription']),
  /** The order's own number within its kind, as in addresses. */
  id: z.int(),
  invoice_number: z.string(),
  /** In letters, for whoever has to type it. */
  code: z.string(),
  /** What the QR carries. */
  qr: z.string(),
  /** The package's name; null for day tickets. */
  title: z.string().nullable(),
  /** What was bought. */
  lines: z.array(z.object({ name: z.string(), qty: z.int() })),
  /** How many it lets in; 0 when nobody said. */
  people: z.int(),
  /** Who may come in with a membership, as far as they gave a name; empty for day tickets. */
  names: z.array(z.string()),
  /** Null when every branch lets it in. */
  branch: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** A day ticket's are both the day of the visit. */
  first_day: z.string(),
  last_day: z.string(),
  /** The days of the week on which it lets in. */
  weekdays: z.array(Weekday),
  invoice_url: z.string().nullable(),
  /** A signed link for whoever comes along; null when there is nothing to share any more. */
  share_url: z.string().nullable(),
  /** Whether the gate has let in all it is good for. */
  used: z.boolean(),
  /** How many have been let in; with a membership, today. */
  admitted: z.int(),
  /** The day on which who came in may come back; null where nobody may. */
  back_on: z.string().nullable(),
  /** `void` once the order was cancelled: it lets nobody in, whatever the phone has kept. */
  status: z.enum(['good', 'void']),
})
export type Pass = z.infer<typeof Pass>

/** For whoever has the link: neither who bought it nor who comes along. */
export const SharedPass = Pass.omit({ invoice_url: true, share_url: true, names: true })
export type SharedPass = z.infer<typeof SharedPass>

/** `now` is since when the phone knows them. */
export const Passes = z.object({ data: z.array(Pass), now: z.iso.datetime() })
export type Passes = z.infer<typeof Passes>
