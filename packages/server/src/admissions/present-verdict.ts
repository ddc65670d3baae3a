import { can, rightOf } from '#contract/rights.ts'
import { addDays } from '#contract/rules/dates.ts'
import { anywayAct, isMovable, isOpenChoice } from '#contract/rules/let-in-anyway.ts'
import { toTaka } from '#contract/rules/money.ts'
import type { PlaceNow } from '#contract/rules/places.ts'
import type { Judgement } from '#contract/rules/verdict.ts'
import type { Verdict } from '#contract/schemas/gate.ts'
import { complete } from '#contract/words/complete.ts'
import type { GateActor } from './gate.ts'
import type { StoredScan } from './gate-queries.ts'
import type { Look, PassRow } from './look-at-pass.ts'

const UNDO_MS = 10 * 60_000

/** What an approval for a scan names. */
export const subjectOf = (scanId: string): string => `scan:${scanId}`

export const judgementOf = ({ verdict, reason, said }: Pick<StoredScan, 'verdict' | 'reason' | 'said'>): Judgement => ({
  verdict,
  reason,
  also: said.also.map((one) => one.reason),
})

type Shown = { look: Look; scan: StoredScan; by: GateActor; undone?: number | null; clockWrong?: number | null }

/** A stored scan, with its pass as it stands now. */
export function presentVerdict({ look, scan, by, undone = null, clockWrong = null }: Shown): Verdict {
  const { facts, row, context } = look
  const { branchId } = by.device
  const elsewhere = (facts.pass?.branch?.id ?? branchId) !== branchId
  return {
    scan_id: scan.scan_id,
    ...wordsOf(scan, look, undone),
    kind: row && (row.kind === 'sale' ? 'tickets' : 'memberships'),
    pass: row && presentPass(row, look, elsewhere),
    places: (facts.pass?.places ?? []).map((place) => presentPlace(place, scan, row, elsewhere)),
    let_in: scan.let_in,
    earlier: scan.said.earlier,
    can: rightsOf(scan, look, by),
    goods: [],
    count: { let_in: context.let_in, inside: context.inside, limit: context.inside_limit },
    undone,
    clock_wrong: clockWrong,
  }
}

/** Who was let in, anyway or by choice, is let in: that many. What was undone says so. */
function wordsOf(
  scan: StoredScan,
  { facts, row }: Look,
  undone: number | null,
): Pick<Verdict, 'verdict' | 'reason' | 'text' | 'also'> {
  const { en, bn } = complete.gate
  if (undone !== null) {
    const say = undone === 1 ? 'undoneOne' : 'undone'
    const text = { en: en[say](en.people(undone)), bn: bn[say](bn.people(undone)) }
    return { verdict: 'check', reason: scan.reason, text, also: [] }
  }
  const isMember = row?.kind === 'subscription'
  const hasChosen = scan.let_in > 0 && ['ok', 'some_in', 'member'].includes(scan.reason)
  if (scan.anyway === null && !hasChosen)
    return { verdict: scan.verdict, reason: scan.reason, text: scan.said.text, also: scan.said.also }
  const name = facts.pass?.package
  const text =
    isMember && name && scan.let_in === 0
      ? { en: en.member(name.en), bn: bn.member(name.bn) }
      : { en: en.ok(en.people(scan.let_in)), bn: bn.ok(bn.people(scan.let_in)) }
  return { verdict: 'let_in', reason: isMember ? 'member' : 'ok', text, also: [] }
}

/** Orders of another branch are nobody's business here: without names. */
const presentPass = (row: PassRow, { facts }: Look, elsewhere: boolean): Verdict['pass'] => ({
  id: row.id,
  invoice_number: row.invoice_number,
  name: elsewhere ? null : row.customer?.name || null,
  last4: elsewhere ? null : (row.customer?.last4 ?? null),
  booking_date: row.kind === 'sale' ? row.first_day : null,
  start_date: row.kind === 'sale' ? null : row.first_day,
  end_date: row.kind === 'sale' ? null : row.last_day,
  branch: row.kind === 'sale' ? row.branch : null,
  package: facts.pass?.package ?? null,
  paid: toTaka(row.paid),
  due: toTaka(row.due),
})

function presentPlace(
  { place, type, typeBn, name, age, state, minutes, mayReturn, visit }: PlaceNow,
  scan: StoredScan,
  row: PassRow | null,
  elsewhere: boolean,
): Verdict['places'][number] {
  const own = row?.visits.some((one) => one.place === place && one.last_scan_id === scan.id) ?? false
  return {
    place,
    type,
    type_bn: typeBn,
    name: elsewhere ? null : name,
    age: elsewhere ? null : age,
    state,
    minutes,
    ends_at: visit?.endsAt?.toISOString() ?? null,
    may_return: mayReturn,
    by_this: own,
  }
}

function rightsOf(scan: StoredScan, { facts, row }: Look, by: GateActor): Verdict['can'] {
  const [judgement, isOver] = [judgementOf(scan), scan.undone_at !== null || scan.day !== facts.today]
  const decided = isOver || scan.anyway !== null
  const act = decided ? null : anywayAct({ judgement, bookedFor: facts.pass?.firstDay ?? null, today: facts.today })
  const right = act === null ? 'no' : rightOf(by.role, act)
  return {
    anyway: right === 'approval' || right === 'no' ? right : right === 'read' ? 'no' : 'free',
    act,
    subject: subjectOf(scan.scan_id),
    people: !isOver && row !== null && (scan.anyway !== null || isOpenChoice(judgement)),
    move: !decided && isMovable(judgement) && can(by.role, 'move_visit'),
    ask: !decided && row !== null && ['unpaid', 'expired'].includes(scan.reason),
    undo_until: undoUntil(scan, by)?.toISOString() ?? null,
  }
}

/** Until when this person may undo it; null when there is nothing to undo, or not for them. */
export function undoUntil(
  scan: Pick<StoredScan, 'let_in' | 'undone_at' | 'staff_id' | 'at' | 'day'>,
  by: Pick<GateActor, 'role' | 'staffId'>,
): Date | null {
  if (scan.let_in === 0 || scan.undone_at !== null) return null
  const right = rightOf(by.role, 'undo_scan')
  if (right === 'own') return scan.staff_id === by.staffId ? new Date(Date.parse(scan.at) + UNDO_MS) : null
  return right === 'yes' ? new Date(`${addDays(scan.day, 1)}T00:00:00+06:00`) : null
}
