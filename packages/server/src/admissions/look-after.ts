import { endsAt, type PlaceNow, type Visit } from '#contract/rules/places.ts'
import type { GateActor } from './gate.ts'
import type { StoredScan, StoredVisit } from './gate-queries.ts'
import type { Look, PassRow } from './look-at-pass.ts'

type LetIn = { fresh: PlaceNow[]; back: PlaceNow[]; strangers: number; by: GateActor; now: Date }

/** How a pass and a branch stand once a scan has let people in: as they would be read now, without asking again. */
export function lookAfter({ facts, row, context }: Look, scan: StoredScan, letIn: LetIn): Look {
  const { fresh, back, strangers } = letIn
  const came = fresh.length + strangers
  const outside = back.filter(({ state }) => state === 'out').length
  const places = facts.pass?.places.map((place) => placeAfter(place, scan, letIn))
  return {
    facts: { ...facts, pass: facts.pass && { ...facts.pass, places: places ?? [] } },
    row: row && rowAfter(row, scan, letIn),
    context: { ...context, let_in: context.let_in + came, inside: context.inside + came + outside },
  }
}

function placeAfter(place: PlaceNow, { day, extra }: StoredScan, { fresh, back, by, now }: LetIn): PlaceNow {
  const who = { state: 'in' as const, lastIn: now, staff: by.staff, gate: by.device.name }
  if (place.visit && back.includes(place)) return { ...place, state: 'in', visit: { ...place.visit, ...who } }
  if (extra || !fresh.includes(place)) return place
  const visit: Visit = { ...who, id: 0, place: place.place, extra, day, firstIn: now, endsAt: endsAt(place, now) }
  return { ...place, state: 'in', mayReturn: place.minutes === null, visit }
}

function rowAfter<Row extends PassRow>(row: Row, scan: StoredScan, { fresh, back, by, now }: LetIn): Row {
  const at = now.toISOString()
  const who = { state: 'in' as const, last_in: at, last_scan_id: scan.id, staff: by.staff, gate: by.device.name }
  const isBack = (visit: StoredVisit): boolean => back.some((place) => place.visit?.id === visit.id)
  const came = fresh.map((place) => ({
    ...who,
    id: 0,
    place: place.place,
    extra: scan.extra,
    day: scan.day,
    first_in: at,
    ends_at: endsAt(place, now)?.toISOString() ?? null,
    branch_id: scan.branch_id,
  }))
  return { ...row, visits: [...row.visits.map((visit) => (isBack(visit) ? { ...visit, ...who } : visit)), ...came] }
}
