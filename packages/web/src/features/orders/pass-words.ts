import { addDays, type Day } from '#contract/rules/dates.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import type { Pass } from '#contract/schemas/pass.ts'
import { showDay, spellDay, weekdayName } from '#words/dates.ts'
import * as words from '#words/passes.ts'
import { dayWords } from '#cards/package-words.ts'

/** What the gate would say to it on a day. */
export type PassState = 'good' | 'back' | 'used' | 'void' | 'early' | 'over'

/** A day ticket is shown long before its day; a membership that has not begun is not yet one. */
export function passState({ kind, status, used, back_on, first_day, last_day }: Pass, today: Day): PassState {
  if (status === 'void') return 'void'
  if (used) return back_on === today ? 'back' : 'used'
  if (last_day < today) return 'over'
  return kind === 'subscription' && first_day > today ? 'early' : 'good'
}

/** Whether its code opens anything: who has come in may come back that day. */
export const isShown = (state: PassState): boolean => state === 'good' || state === 'back'

/** Whether it may be held up on this day: all of a family's are shown one after the other. */
export const isForDay = (pass: Pass, day: Day): boolean =>
  isShown(passState(pass, day)) && pass.first_day <= day && pass.weekdays.includes(weekdayOf(day))

/** A pass among all that are for the same day, in their own order, and its place. */
export function passesOfDay(pass: Pass, all: Pass[], today: Day): { passes: Pass[]; start: number } {
  const day = pass.first_day < today ? today : pass.first_day
  const isOwn = ({ kind, id }: Pass): boolean => kind === pass.kind && id === pass.id
  const passes = all.filter((one) => isOwn(one) || isForDay(one, day))
  const start = passes.findIndex(isOwn)
  return start < 0 ? { passes: [pass, ...passes], start: 0 } : { passes, start }
}

/** "Friday 20-Nov-2026", on whatever day it is read. */
export const dayWithWeekday = (day: Day): string => words.onDay(weekdayName(weekdayOf(day)), showDay(day))

/** "Today, Friday", "Tomorrow, Saturday", else the weekday and the date. */
export function visitWords(day: Day, today: Day): string {
  if (day === today) return words.today(weekdayName(weekdayOf(day)))
  if (day === addDays(today, 1)) return words.tomorrow(weekdayName(weekdayOf(day)))
  return dayWithWeekday(day)
}

/** "2 × Kid Play": what was bought, with how many of it. */
export const lineWords = ({ name, qty }: Pass['lines'][number]): string => words.line(qty, name)

export const isMembership = ({ kind }: Pass): boolean => kind === 'subscription'

/** What tells a pass from the next: day, branch and number of people, or who has the membership. */
export function passChips(pass: Pass, today: Day): string[] {
  if (isMembership(pass)) return pass.names
  const people = pass.people > 0 ? [words.peopleCount(pass.people)] : []
  return [visitWords(pass.first_day, today), ...(pass.branch ? [pass.branch.name] : []), ...people]
}

/** What it is good for, in a line: the tickets, or where and until when a membership lets in. */
export function passTerms(pass: Pass): string {
  if (!isMembership(pass)) return words.ticketTerms(pass.lines.map(lineWords).join(', '))
  return words.membershipTerms(dayWords(pass.weekdays), showDay(pass.last_day))
}

/** "2 of 4 are in." of tickets with which some have come in. */
export const inWords = (pass: Pass): string | null =>
  pass.admitted > 0 && pass.admitted < pass.people && !isMembership(pass)
    ? words.someAreIn(pass.admitted, pass.people)
    : null

/** The heading of a pass and what there is to say: how many are in, or why it is not good. */
export function passHeading(pass: Pass, state: PassState): [title: string, why: string | null] {
  if (state === 'good') return [words.showAtGate, inWords(pass)]
  if (state === 'back') return [words.showAtGate, words.comeBack]
  if (state === 'used') return [words.used, words.usedText]
  if (state === 'void')
    return isMembership(pass) ? [words.over, words.membershipCancelled] : [words.cancelled, words.orderCancelled]
  if (state === 'early') return [words.notYet, words.startsOn(spellDay(pass.first_day))]
  const day = spellDay(pass.last_day)
  return [words.over, isMembership(pass) ? words.endedOn(day) : words.visitWasOn(day)]
}
