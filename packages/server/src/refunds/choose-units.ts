import { clockTime } from '#contract/rules/clock-time.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { isCancelled, isOpen, type PlaceNow } from '#contract/rules/places.ts'
import type { Units } from '#contract/rules/refund-share.ts'
import type { GiveBack } from '#contract/schemas/staff-orders.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { named } from '#contract/words/named.ts'
import { wrongField } from '../http/refuse-field.ts'
import type { LineNow } from './read-refundable.ts'

const words = named('staffDesk')

type Wanted = NonNullable<GiveBack['units']>
/** The places that are cancelled now, and the units that money is for; `gone` is a line whose money went back before. */
export type Chosen = { places: string[]; units: Units[]; gone: number | null }

/** `owed`: money may also be for people who were cancelled before and never got theirs; they come first. */
type Asked = { owed: boolean; now: Date }

/** Which places somebody means by so many of a line: those they name, else the last open ones. */
export function chooseUnits(lines: LineNow[], wanted: Wanted, asked: Asked): Chosen {
  if (new Set(wanted.map(({ detail_id }) => detail_id)).size < wanted.length) throw wrongField('units', words.unitForm)
  const chosen = wanted.map((unit) => chooseOfLine(lines, unit, asked))
  return {
    places: chosen.flatMap(({ places }) => places),
    units: wanted.map(({ detail_id, qty }) => ({ detail_id, qty })),
    gone: chosen.find(({ gone }) => gone !== null)?.gone ?? null,
  }
}

/** All that nobody has come in with. */
export const everyOpen = (lines: LineNow[]): Wanted =>
  lines.flatMap(({ detail_id, places }) => {
    const qty = places.filter(isOpen).length
    return qty === 0 ? [] : [{ detail_id, qty }]
  })

function chooseOfLine(lines: LineNow[], unit: Wanted[number], asked: Asked): Omit<Chosen, 'units'> {
  const line = lines.find(({ detail_id }) => detail_id === unit.detail_id)
  if (line === undefined) throw wrongField('units', words.lineUnknown)
  return unit.places === undefined ? chooseLast(line, unit.qty, asked) : chooseNamed(line, unit.places, unit.qty, asked)
}

function chooseNamed(line: LineNow, names: string[], qty: number, { owed, now }: Asked): Omit<Chosen, 'units'> {
  const meant = line.places.filter(({ place }) => names.includes(place))
  if (meant.length !== qty || names.length !== qty) throw wrongField('units', words.unitForm)
  refuseInside(line, meant, now)
  const before = meant.filter(isCancelled).length
  const gone = before > (owed ? line.due : 0) ? line.detail_id : null
  return { places: meant.filter(isOpen).map(({ place }) => place), gone }
}

function chooseLast(line: LineNow, qty: number, { owed, now }: Asked): Omit<Chosen, 'units'> {
  const open = line.places.filter(isOpen)
  const rest = qty - (owed ? Math.min(line.due, qty) : 0)
  if (rest > open.length) {
    refuseInside(line, line.places, now)
    throw wrongField('units', words.onlySoMany(line.name, qty - rest + open.length))
  }
  return { places: rest === 0 ? [] : open.slice(-rest).map(({ place }) => place), gone: null }
}

/** Somebody who has come in is not cancelled: the scan is undone first, or it is an amount only. */
function refuseInside({ name }: LineNow, places: PlaceNow[], now: Date): void {
  const came = places.find(({ visit }) => visit !== null)
  if (!came?.visit) return
  const { place, visit } = came
  const who = `${name} ${place.slice(place.indexOf('.') + 1)}`
  if (visit.day !== dhakaDay(now)) throw wrongField('units', words.cameInOn(who, showDay(visit.day)))
  const since = clockTime(visit.lastIn)
  throw wrongField('units', visit.state === 'in' ? words.insideSince(who, since) : words.cameInAt(who, since))
}
