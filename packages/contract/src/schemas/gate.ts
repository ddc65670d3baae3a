import { z } from 'zod'
import { anywayReasons } from '../rules/let-in-anyway.ts'
import { reasons, verdicts } from '../rules/verdict.ts'
import { Branch } from './branch.ts'
import { idInAddress } from './paging.ts'

/** No QR holds more; whatever is too long for a pass is told so by its verdict. */
const MOST_INPUT = 20_000
const INPUT = `What was read or typed must be text of at most ${MOST_INPUT} characters.`
const PEOPLE = 'people must be a list of places, each with in: true or false.'
export const MOST_PEOPLE = 1000

export const ScanId = z.uuid('scan_id must be a UUID.')
export const ScanParams = z.object({ scanId: ScanId })

/** `input` is what was read or typed, `at` the time by the device's own clock. */
export const Scan = z.object({
  scan_id: ScanId,
  input: z.string(INPUT).max(MOST_INPUT, INPUT),
  via: z.enum(['camera', 'scanner', 'typed'], 'via must be one of: camera, scanner, typed.'),
  direction: z.enum(['in'], 'direction must be in.').default('in'),
  at: z.iso.datetime({ offset: true, error: 'at must be a time like 2026-11-15T08:05:00Z.' }),
})
export type Scan = z.output<typeof Scan>

export const ChoosePeople = z.object({
  people: z
    .array(z.object({ place: z.string().min(1).max(30), in: z.boolean() }), PEOPLE)
    .min(1, PEOPLE)
    .max(MOST_PEOPLE, PEOPLE),
})
export type ChoosePeople = z.output<typeof ChoosePeople>

export const LetInAnyway = z.object({
  reason: z.enum(anywayReasons, `reason must be one of: ${anywayReasons.join(', ')}.`),
})
export type LetInAnyway = z.output<typeof LetInAnyway>

/** A sentence in both languages: who reads it chooses. */
const Both = z.object({ en: z.string(), bn: z.string() })
const Reason = z.enum(reasons)
const Instant = z.iso.datetime()

export const Count = z.object({ let_in: z.int(), inside: z.int(), limit: z.int().nullable() })
export type Count = z.infer<typeof Count>

/** Of another branch without names and number. */
const ScannedPass = z.object({
  id: z.int(),
  invoice_number: z.string(),
  name: z.string().nullable(),
  last4: z.string().nullable(),
  /** Of a ticket; a membership has the days from `start_date` to `end_date`. */
  booking_date: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  branch: Branch.extend({ name_bn: z.string().nullable() }).nullable(),
  package: Both.nullable(),
  paid: z.number(),
  due: z.number(),
})

const ScannedPlace = z.object({
  place: z.string(),
  type: z.string(),
  type_bn: z.string().nullable(),
  name: z.string().nullable(),
  age: z.int().nullable(),
  state: z.enum(['open', 'in', 'out', 'cancelled']),
  minutes: z.int().nullable(),
  ends_at: Instant.nullable(),
  may_return: z.boolean(),
  /** Whether this very scan has let them in. */
  by_this: z.boolean(),
})

/** What the gate shows. `let_in` is how many this scan has let in; the 3 seconds of one code answer with the first `scan_id`. */
export const Verdict = z.object({
  scan_id: z.string(),
  verdict: z.enum(verdicts),
  reason: Reason,
  text: Both,
  /** All other amber reasons. */
  also: z.array(z.object({ reason: Reason, text: Both })),
  kind: z.enum(['tickets', 'memberships']).nullable(),
  pass: ScannedPass.nullable(),
  places: z.array(ScannedPlace),
  let_in: z.int(),
  earlier: z.object({ staff: z.string(), gate: z.string(), at: Instant }).nullable(),
  can: z.object({
    /** `free` with a reason to tap, `approval` with a manager's PIN for `act` and `subject`. */
    anyway: z.enum(['free', 'approval', 'no']),
    act: z.enum(['let_in_anyway', 'let_in_stopped']).nullable(),
    subject: z.string(),
    /** Choose who is here: of a family, of a membership. */
    people: z.boolean(),
    move: z.boolean(),
    /** The payment service may be asked. */
    ask: z.boolean(),
    undo_until: Instant.nullable(),
  }),
  /** Nothing is handed out yet. */
  goods: z.array(z.object({ name: z.string(), qty: z.int(), handed_out: z.boolean() })),
  count: Count,
  /** How many are open again; null unless it was undone. */
  undone: z.int().nullable(),
  /** Minutes by which the device's clock is wrong, when that is more than two. */
  clock_wrong: z.int().nullable(),
})
export type Verdict = z.infer<typeof Verdict>

/** A phone, a name, or part of an invoice number. */
export const FindQuery = z.object({ q: z.string(INPUT).min(1, INPUT).max(200, INPUT) })

/** `invoice_number` is the input of the scan that tapping it is. */
export const Hit = z.object({
  kind: z.enum(['tickets', 'memberships']),
  id: z.int(),
  invoice_number: z.string(),
  name: z.string().nullable(),
  last4: z.string().nullable(),
  people: z.int(),
  booking_date: z.string().nullable(),
  package: Both.nullable(),
})
export type Hit = z.infer<typeof Hit>

export const ScansQuery = z.object({ before: idInAddress('before').optional() })

/** One of the last scans of this gate. */
export const ScanRow = z.object({
  id: z.int(),
  scan_id: z.string(),
  at: Instant,
  verdict: z.enum(verdicts),
  reason: Reason,
  text: Both,
  let_in: z.int(),
  staff: z.string(),
  invoice_number: z.string().nullable(),
  name: z.string().nullable(),
  undone: z.boolean(),
  undo_until: Instant.nullable(),
})
export type ScanRow = z.infer<typeof ScanRow>
export const ScanRows = z.object({ data: z.array(ScanRow), meta: z.object({ next: z.int().nullable() }) })

/** Whom to call: the managers of the branch. */
export const Manager = z.object({ id: z.int(), name: z.string(), phone: z.string(), pin_set: z.boolean() })
export type Manager = z.infer<typeof Manager>
