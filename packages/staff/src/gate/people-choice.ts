import type { Verdict } from '#contract/schemas/gate.ts'
import { typeOf } from './type-of.ts'

export type Place = Verdict['places'][number]

/** Who can be ticked: of those just let in who is here after all, else who is not in yet and who may come back. */
export const choosable = ({ let_in, places }: Verdict): Place[] =>
  places.filter((place) =>
    let_in > 0 ? place.by_this : place.state === 'open' || (place.state !== 'cancelled' && place.may_return),
  )

/** Ticked at first: all but those who came in before. */
export const expected = (verdict: Verdict): string[] =>
  choosable(verdict)
    .filter(({ state, by_this }) => by_this || state === 'open')
    .map(({ place }) => place)

/** One person to tick, or several of a type without names to count. */
export type Row = { place: Place } | { type: string; places: Place[] }

const isNameless = (place: Place): boolean => !place.name && place.state === 'open'

/** Nobody can tell apart who has no name: two or more of a type are counted. */
export function rowsOf(verdict: Verdict): Row[] {
  const can = new Set(choosable(verdict))
  const rows: Row[] = []
  const counted = (place: Place) => can.has(place) && !place.name && (isNameless(place) || place.by_this)
  for (const type of new Set(verdict.places.map(typeOf))) {
    const ofType = verdict.places.filter((place) => typeOf(place) === type)
    const nameless = ofType.filter(counted)
    const single = nameless.length > 1 ? ofType.filter((place) => !counted(place)) : ofType
    if (nameless.length > 1) rows.push({ type, places: nameless })
    rows.push(...single.map((place) => ({ place })))
  }
  // Who can be chosen comes first.
  const isOff = (row: Row) => 'place' in row && !can.has(row.place)
  return [...rows.filter((row) => !isOff(row)), ...rows.filter(isOff)]
}

/** One more or one less of a type: the first who is not ticked, the last who is. */
export function step(ticked: ReadonlySet<string>, places: Place[], more: boolean): Set<string> {
  const names = places.map(({ place }) => place)
  const one = more ? names.find((name) => !ticked.has(name)) : names.findLast((name) => ticked.has(name))
  const after = new Set(ticked)
  if (one !== undefined && more) after.add(one)
  else if (one !== undefined) after.delete(one)
  return after
}
