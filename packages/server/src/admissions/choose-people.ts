import { isOpenChoice, isStillSo } from '#contract/rules/let-in-anyway.ts'
import { isCancelled, isOpen, type PlaceNow } from '#contract/rules/places.ts'
import { judge } from '#contract/rules/verdict.ts'
import type { ChoosePeople, Verdict } from '#contract/schemas/gate.ts'
import { named } from '#contract/words/named.ts'
import type { StaffActor } from '../actor.ts'
import { onOneConnection } from '../db/on-one-connection.ts'
import { AppError } from '../http/app-error.ts'
import { conclude } from './conclude.ts'
import { atGate, type Gate } from './gate.ts'
import type { StoredScan } from './gate-queries.ts'
import { knownScan, scanOver } from './known-scan.ts'
import { logScan } from './log-scan.ts'
import { type Look, lookAtPass, wantedOrder } from './look-at-pass.ts'
import { judgementOf, presentVerdict } from './present-verdict.ts'
import { refuseUndoOver, takeBackPlaces } from './take-back.ts'
import { withoutScan } from './without-scan.ts'

/** Not everyone is here, or these members are: who is ticked is let in by this scan, whom it let in and is not, is open again. */
export function choosePeople(
  gate: Gate,
  scanId: string,
  { people }: ChoosePeople,
  staff: StaffActor,
): Promise<Verdict> {
  const [by, now] = [atGate(staff), gate.clock.now()]
  return onOneConnection(gate.database, async (tx, connection) => {
    const known = await knownScan(connection, { scanId, by, now })
    refuseUndecided(known.scan)
    const wanted = new Map(people.map((one) => [one.place, one.in]))
    const away = (place: string | null): boolean => wanted.get(place ?? '') === false
    const scan = await takeBackPlaces(tx, known, away)
    if (scan.let_in < known.scan.let_in) refuseUndoOver(known.scan, { by, now })
    const look = await lookAtPass(connection, { wanted: wantedOrder(scan.order_id), by, scanId: null, now })
    const here = comingIn(look, scan, tickedOf(look, scan, wanted))
    const asked = { by, scanId, now, known: scan }
    const decided = { judgement: judgementOf(scan), people: here, said: scan.said }
    const seen = await conclude(connection, look, decided, asked)
    await logScan(tx, by, {
      ...seen,
      act: 'gate.people',
      now,
      changes: { people: [known.scan.let_in, seen.scan.let_in] },
    })
    return presentVerdict({ ...seen, by })
  })
}

/** What is amber or red is decided first. */
function refuseUndecided(scan: StoredScan): void {
  if (scan.order_id === null) throw new AppError('conflict', { message: named('gate').cannotLetIn })
  if (scan.anyway === null && !isOpenChoice(judgementOf(scan)))
    throw new AppError('conflict', { message: named('gate').anywayFirst })
}

/** Those who are ticked and did not come in by this very scan. */
function tickedOf({ facts, row }: Look, scan: StoredScan, wanted: Map<string, boolean>): PlaceNow[] {
  const own = new Set(row?.visits.filter(({ last_scan_id }) => last_scan_id === scan.id).map(({ place }) => place))
  return facts.pass?.places.filter(({ place }) => wanted.get(place) === true && !own.has(place)) ?? []
}

/** Of those who are ticked: who is open, or may come back. Refused when that is none, or not what was seen any more. */
function comingIn(look: Look, scan: StoredScan, ticked: PlaceNow[]): PlaceNow[] {
  const here = ticked.filter((place) => (scan.extra && !isCancelled(place)) || isOpen(place) || place.mayReturn)
  const now = judge(withoutScan(look, scan))
  const isSo = scan.anyway === null ? isOpenChoice(now) : isStillSo(judgementOf(scan), now)
  if (ticked.length > 0 && (here.length === 0 || !isSo)) throw scanOver()
  return here
}
