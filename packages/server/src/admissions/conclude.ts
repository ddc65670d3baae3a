import type pg from 'pg'
import type { AnywayReason } from '#contract/rules/let-in-anyway.ts'
import { endsAt, isOpen, type PlaceNow } from '#contract/rules/places.ts'
import { earlierOf, type GateFacts, type Judgement, type Reason, sayReason } from '#contract/rules/verdict.ts'
import { complete } from '#contract/words/complete.ts'
import type { GateActor } from './gate.ts'
import type { StoredScan } from './gate-queries.ts'
import { lookAfter } from './look-after.ts'
import type { Look } from './look-at-pass.ts'
import type { Before, Said } from './tables.ts'
import { type NewScan, rewriteScan, writeScan } from './write-queries.ts'

const words = { en: { ...complete.dates.en, ...complete.gate.en }, bn: { ...complete.dates.bn, ...complete.gate.bn } }

const inBoth = (reason: Reason, facts: GateFacts) => ({
  en: sayReason(reason, facts, words.en, 'en'),
  bn: sayReason(reason, facts, words.bn, 'bn'),
})

const sayAll = ({ reason, also }: Judgement, facts: GateFacts): Said => {
  const earlier = facts.read === 'pass' ? earlierOf(facts) : null
  return {
    text: inBoth(reason, facts),
    also: also.map((one) => ({ reason: one, text: inBoth(one, facts) })),
    earlier: earlier && { ...earlier, at: earlier.at.toISOString() },
  }
}

type Decided = {
  judgement: Judgement
  /** Whom it lets in now. */
  people: PlaceNow[]
  /** What was said before, where only people are added to it. */
  said?: Said
  /** With a code that is void nobody knows who it is: that many come in beyond all places. */
  strangers?: number
  anyway?: { reason: AnywayReason; approvedById: number | null; extra: boolean }
}
type At = { by: GateActor; scanId: string; now: Date; known?: StoredScan }

/** Writes down what a scan has come to, and lets people in. Answers with it as it is stored, and with how the pass stands then. */
export async function conclude(
  connection: pg.PoolClient,
  look: Look,
  { judgement, people, said, strangers = 0, anyway }: Decided,
  { by, scanId, now, known }: At,
): Promise<{ scan: StoredScan; look: Look }> {
  const { facts, row } = look
  const extra = anyway?.extra ?? known?.extra ?? false
  const back = extra ? [] : people.filter((place) => !isOpen(place))
  const fresh = extra ? people : people.filter(isOpen)
  const places = facts.pass?.places ?? []
  const scan: NewScan = {
    scan_id: scanId,
    order_id: row?.order_id ?? null,
    branch_id: by.device.branchId,
    ...(known && people.length + strangers === 0 ? doneBefore(known) : doneBy(by, now)),
    day: facts.today,
    verdict: judgement.verdict,
    reason: judgement.reason,
    said: said ?? sayAll(judgement, facts),
    let_in: (known?.let_in ?? 0) + people.length + strangers,
    before: [...(known?.before ?? []), ...back.flatMap((place) => beforeOf(place, row?.visits ?? []))],
    anyway: anyway?.reason ?? known?.anyway ?? null,
    extra,
    approved_by_id: anyway?.approvedById ?? known?.approved_by_id ?? null,
    came: [
      ...fresh.map((place) => ({ place: place.place, ends_at: endsAt(place, now) })),
      ...Array.from({ length: strangers }, () => ({ place: null, ends_at: null })),
    ],
    back: back.flatMap(({ visit }) => visit?.id ?? []),
    last: !extra && fresh.length > 0 && places.filter(isOpen).length === fresh.length,
  }
  const [written] = await (known ? rewriteScan : writeScan).on(connection)({ scan: JSON.stringify(scan), at: now })
  const stored = { ...scan, id: written?.id ?? 0, at: scan.at.toISOString(), undone_at: null }
  return { scan: stored, look: lookAfter(look, stored, { fresh, back, strangers, by, now }) }
}

type Done = Pick<NewScan, 'device_id' | 'gate' | 'staff_id' | 'at'>

/** Whoever lets people in has done it, whoever looked at the pass first. */
const doneBy = ({ device, staffId }: GateActor, at: Date): Done => ({
  device_id: device.id,
  gate: device.name,
  staff_id: staffId,
  at,
})
const doneBefore = ({ device_id, gate, staff_id, at }: StoredScan): Done => ({
  device_id,
  gate,
  staff_id,
  at: new Date(at),
})

const beforeOf = ({ visit }: PlaceNow, visits: { id: number; branch_id: number; last_scan_id: number }[]): Before[] => {
  const stored = visits.find(({ id }) => id === visit?.id)
  if (!visit || !stored) return []
  const { id, state, lastIn } = visit
  return [{ id, state, lastIn: lastIn.toISOString(), branchId: stored.branch_id, lastScanId: stored.last_scan_id }]
}
