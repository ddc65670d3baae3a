import type { PlaceNow } from '#contract/rules/places.ts'
import type { GateFacts } from '#contract/rules/verdict.ts'
import type { StoredScan } from './gate-queries.ts'
import type { Look } from './look-at-pass.ts'

/** What the gate would know had this scan let nobody in: what it did itself does not speak against doing more. */
export function withoutScan({ facts, row }: Look, scan: StoredScan): GateFacts {
  const own = new Map(row?.visits.filter((visit) => visit.last_scan_id === scan.id).map((visit) => [visit.id, visit]))
  const before = new Map(scan.before.map(({ id, state }) => [id, state]))
  const asBefore = (place: PlaceNow): PlaceNow => {
    if (place.visit === null || !own.has(place.visit.id)) return place
    const state = before.get(place.visit.id)
    return state ? { ...place, state } : { ...place, state: 'open', visit: null, mayReturn: false }
  }
  const came = [...own.values()].filter(({ id, state }) => state === 'in' && before.get(id) !== 'in')
  return {
    ...facts,
    pass: facts.pass && { ...facts.pass, places: facts.pass.places.map(asBefore) },
    gate: { ...facts.gate, inside: facts.gate.inside - came.length },
  }
}
