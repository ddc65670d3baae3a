import { clockTime } from '#contract/rules/clock-time.ts'
import type { Verdict } from '#contract/schemas/gate.ts'
import { formatExact } from '#contract/rules/money.ts'
import { showDay } from '#contract/words/en/dates.ts'
import * as words from '#words/gate-screen.ts'
import { showWhen } from '../api/show-time.ts'
import { firstName } from './first-name.ts'
import { typeOf } from './type-of.ts'

/** `wide` takes a line of its own. */
export type Tile = { name: string; value: string; wide?: boolean }

type Place = Verdict['places'][number]

/** Whom it is about: those let in, else those who still could be, else all. */
function concerned({ verdict, places }: Verdict): Place[] {
  const there = places.filter(({ state }) => state !== 'cancelled')
  const those = there.filter(({ by_this, state }) => (verdict === 'let_in' ? by_this : state === 'open'))
  return those.length > 0 ? those : there
}

const nameAndAge = ({ name, age }: Place): string => `${firstName(name ?? '')}${age === null ? '' : ` ${age}`}`

function tileOfType(type: string, places: Place[]): Tile {
  const named = places.filter(({ name }) => name)
  return named.length === 0
    ? { name: type, value: String(places.length) }
    : { name: words.times(type, String(places.length)), value: named.map(nameAndAge).join(', '), wide: true }
}

function peopleTiles(verdict: Verdict): Tile[] {
  const those = concerned(verdict)
  const types = new Set(those.map(typeOf))
  return [...types].map((type) =>
    tileOfType(
      type,
      those.filter((place) => typeOf(place) === type),
    ),
  )
}

/** The first clock to end is the one to watch. */
function playUntil({ places }: Verdict): Tile[] {
  const [first] = places.flatMap(({ state, ends_at }) => (state === 'in' && ends_at ? [ends_at] : [])).toSorted()
  return first ? [{ name: words.playUntil, value: clockTime(new Date(first)) }] : []
}

const goods = ({ goods: all }: Verdict): Tile[] =>
  all.map(({ name, qty, handed_out }) => ({
    name: words.times(name, String(qty)),
    value: handed_out ? words.handedOut : words.handOut,
    wide: true,
  }))

const invoice = ({ pass }: Verdict, short: boolean): Tile[] => {
  if (!pass?.invoice_number) return []
  return [
    short
      ? { name: words.invoice, value: `…${pass.invoice_number.slice(-5)}` }
      : { name: words.invoice, value: pass.invoice_number, wide: true },
  ]
}

const money = ({ pass }: Verdict): Tile[] =>
  !pass
    ? []
    : pass.due > 0
      ? [{ name: words.due, value: words.sum(formatExact(pass.due)) }]
      : [{ name: words.paid, value: words.sum(formatExact(pass.paid)) }]

const bookedFor = ({ pass, reason }: Verdict): Tile[] =>
  pass?.booking_date && (reason === 'other_day' || reason === 'other_branch')
    ? [{ name: words.bookedFor, value: showDay(pass.booking_date) }]
    : []

const statuses: Partial<Record<Verdict['reason'], string>> = {
  void: words.statusVoid,
  cancelled: words.statusCancelled,
  held: words.statusHeld,
  expired: words.statusExpired,
  unpaid: words.statusUnpaid,
  member_early: words.statusEarly,
  member_ended: words.statusEnded,
  used: words.statusUsed,
}

const status = ({ reason }: Verdict): Tile[] => {
  const value = statuses[reason]
  return value ? [{ name: words.status, value }] : []
}

const earlier = ({ staff, gate, at }: NonNullable<Verdict['earlier']>, now: Date): Tile[] => [
  { name: words.scannedBy, value: staff },
  { name: words.when, value: showWhen(new Date(at), now) },
  { name: words.where, value: gate },
]

/** What stands below the reason: who, how many, and what a person at the gate compares with a paper. */
export function tilesOf(verdict: Verdict, now: Date): Tile[] {
  if (verdict.verdict === 'let_in') {
    const clock = playUntil(verdict)
    return [...peopleTiles(verdict), ...(clock.length > 0 ? clock : invoice(verdict, true)), ...goods(verdict)]
  }
  return verdict.verdict === 'check'
    ? [...peopleTiles(verdict), ...money(verdict), ...invoice(verdict, true), ...bookedFor(verdict)]
    : [
        ...status(verdict),
        ...(verdict.earlier ? earlier(verdict.earlier, now) : peopleTiles(verdict)),
        ...invoice(verdict, false),
      ]
}
