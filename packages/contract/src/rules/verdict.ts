import { clockTime } from './clock-time.ts'
import { type Day, daysBetween, dhakaDay } from './dates.ts'
import type { Language } from './language.ts'
import { formatExact, type Poisha, toTaka } from './money.ts'
import { isCancelled, isOpen, isReturning, type PlaceNow, type Visit } from './places.ts'
import type { Weekday } from './week.ts'
import { weekdayOf } from './weekday.ts'

export const verdicts = ['let_in', 'check', 'stop'] as const
export type VerdictWord = (typeof verdicts)[number]

type Named = Record<Language, string>

/** A pass as the gate knows it. */
export type PassFacts = {
  kind: 'sale' | 'subscription'
  cancelledOn: Day | null
  held: boolean
  expired: boolean
  paid: Poisha
  due: Poisha
  /** A ticket's are both the day of the visit; null until a membership has begun. */
  firstDay: Day | null
  lastDay: Day | null
  weekdays: readonly Weekday[]
  /** Null where every branch lets it in. */
  branch: { id: number; name: Named } | null
  /** The package's name; null for tickets. */
  package: Named | null
  places: PlaceNow[]
}

/** What was read, where, and when. */
export type GateFacts = {
  read: 'not_a_pass' | 'forged' | 'void' | 'unknown' | 'pass'
  pass: PassFacts | null
  gate: { branch: number; inside: number; limit: number | null }
  today: Day
}

/** The sentences, in one language; the names of weekdays are those of its dates. */
export type GateWords = {
  weekdayName(weekday: Weekday): string
  notAPass: string
  forged: string
  voidCode: string
  unknown: string
  cancelled(day: string): string
  held: string
  expired: string
  unpaid(due: string): string
  partial(due: string): string
  memberEarly(day: string): string
  memberEnded(day: string): string
  used(staff: string, when: string, gate: string): string
  memberDay(of: { name: string; weekday: string }): string
  otherBranch(branch: string): string
  otherDay(of: { day: string; away: number }): string
  full(inside: number, limit: number): string
  someIn(came: number, all: number, when: string): string
  inside(of: { people: number; time: string; staff: string; gate: string }): string
  backIn(people: string, time: string): string
  member(name: string): string
  ok(people: string): string
  notAgain(whom: string): string
  people(count: number): string
  line(count: number, name: string): string
  atTime(time: string): string
  onDayAt(day: string, time: string): string
  day(day: Day | null | undefined): string
}

/** Of a pass that is there, with what is asked of its places again and again. */
type Known = GateFacts & { pass: PassFacts; open: PlaceNow[]; returning: PlaceNow[]; visits: Visit[] }

type Row = {
  code: string
  verdict: VerdictWord
  applies(of: Known): boolean
  say(of: Known, words: GateWords, language: Language): string
}

const due = ({ pass }: Known): string => formatExact(toTaka(pass.due))
const cameLast = ({ visits }: Known): Visit | undefined =>
  visits.toSorted((a, b) => Number(b.lastIn) - Number(a.lastIn))[0]
const cameFirst = ({ visits }: Known): Visit | undefined =>
  visits.toSorted((a, b) => Number(a.firstIn) - Number(b.firstIn))[0]
const time = (at: Date | undefined): string => (at === undefined ? '' : clockTime(at))

/** The day is named when it was not today. */
function when(at: Date | undefined, today: Day, words: GateWords): string {
  if (at === undefined) return ''
  const [day, clock] = [dhakaDay(at), clockTime(at)]
  return day === today ? words.atTime(clock) : words.onDayAt(words.day(day), clock)
}

/** Without those that were cancelled. */
const standing = ({ pass }: Known): PlaceNow[] => pass.places.filter((place) => !isCancelled(place))

/** Places of an order that may not return, while others of it may. */
function notAgain({ pass }: Known, words: GateWords, language: Language): string {
  const others = Map.groupBy(
    pass.places.filter((place) => !isOpen(place) && !isCancelled(place) && !place.mayReturn),
    ({ type, typeBn }) => (language === 'bn' && typeBn) || type,
  )
  const whom = [...others].map(([name, { length }]) => words.line(length, name)).join(', ')
  return whom === '' ? '' : ` ${words.notAgain(whom)}`
}

/** All that can be said of what is held up at the gate, in the order in which it is looked at. */
const table = [
  {
    code: 'not_a_pass',
    verdict: 'stop',
    applies: ({ read }) => read === 'not_a_pass',
    say: (_, words) => words.notAPass,
  },
  { code: 'forged', verdict: 'stop', applies: ({ read }) => read === 'forged', say: (_, words) => words.forged },
  { code: 'void', verdict: 'stop', applies: ({ read }) => read === 'void', say: (_, words) => words.voidCode },
  { code: 'unknown', verdict: 'stop', applies: ({ read }) => read === 'unknown', say: (_, words) => words.unknown },
  {
    code: 'cancelled',
    verdict: 'stop',
    applies: ({ pass }) => pass.cancelledOn !== null,
    say: ({ pass }, words) => words.cancelled(words.day(pass.cancelledOn)),
  },
  { code: 'held', verdict: 'stop', applies: ({ pass }) => pass.held && pass.due > 0, say: (_, words) => words.held },
  { code: 'expired', verdict: 'stop', applies: ({ pass }) => pass.expired, say: (_, words) => words.expired },
  {
    code: 'unpaid',
    verdict: 'stop',
    applies: ({ pass }) => pass.due > 0 && pass.paid <= 0,
    say: (of, words) => words.unpaid(due(of)),
  },
  {
    code: 'partial',
    verdict: 'check',
    applies: ({ pass }) => pass.due > 0 && pass.paid > 0,
    say: (of, words) => words.partial(due(of)),
  },
  {
    code: 'member_early',
    verdict: 'stop',
    applies: ({ pass, today }) => pass.kind === 'subscription' && pass.firstDay !== null && today < pass.firstDay,
    say: ({ pass }, words) => words.memberEarly(words.day(pass.firstDay)),
  },
  {
    code: 'member_ended',
    verdict: 'stop',
    applies: ({ pass, today }) => pass.kind === 'subscription' && pass.lastDay !== null && today > pass.lastDay,
    say: ({ pass }, words) => words.memberEnded(words.day(pass.lastDay)),
  },
  {
    code: 'used',
    verdict: 'stop',
    applies: ({ pass, open, returning }) => pass.places.length > 0 && open.length === 0 && returning.length === 0,
    say: (of, words) => {
      const last = cameLast(of)
      return words.used(last?.staff ?? '', when(last?.firstIn, of.today, words), last?.gate ?? '')
    },
  },
  {
    code: 'member_day',
    verdict: 'check',
    applies: ({ pass, today }) => pass.kind === 'subscription' && !pass.weekdays.includes(weekdayOf(today)),
    say: ({ pass, today }, words, language) =>
      words.memberDay({ name: pass.package?.[language] ?? '', weekday: words.weekdayName(weekdayOf(today)) }),
  },
  {
    code: 'other_branch',
    verdict: 'check',
    applies: ({ pass, gate }) => pass.branch !== null && pass.branch.id !== gate.branch,
    say: ({ pass }, words, language) => words.otherBranch(pass.branch?.name[language] ?? ''),
  },
  {
    code: 'other_day',
    verdict: 'check',
    applies: ({ pass, today }) => pass.kind === 'sale' && pass.firstDay !== today,
    say: ({ pass, today }, words) =>
      words.otherDay({ day: words.day(pass.firstDay), away: daysBetween(today, pass.firstDay ?? today) }),
  },
  {
    code: 'full',
    verdict: 'check',
    applies: ({ gate: { inside, limit } }) => limit !== null && inside >= limit,
    say: ({ gate: { inside, limit } }, words) => words.full(inside, limit ?? 0),
  },
  {
    code: 'some_in',
    verdict: 'check',
    applies: ({ open, visits }) => open.length > 0 && visits.length > 0,
    say: (of, words) =>
      words.someIn(of.visits.length, standing(of).length, when(cameLast(of)?.firstIn, of.today, words)),
  },
  {
    code: 'inside',
    verdict: 'check',
    applies: ({ open, returning }) =>
      open.length === 0 && returning.length > 0 && returning.every(({ state }) => state === 'in'),
    say: (of, words, language) => {
      const last = cameLast(of)
      const about = {
        people: of.returning.length,
        time: time(last?.lastIn),
        staff: last?.staff ?? '',
        gate: last?.gate ?? '',
      }
      return words.inside(about) + notAgain(of, words, language)
    },
  },
  {
    code: 'back_in',
    verdict: 'let_in',
    applies: ({ open, returning }) => open.length === 0 && returning.some(({ state }) => state === 'out'),
    say: (of, words, language) =>
      words.backIn(
        words.people(of.returning.filter(({ state }) => state === 'out').length),
        time(cameFirst(of)?.firstIn),
      ) + notAgain(of, words, language),
  },
  {
    code: 'member',
    verdict: 'let_in',
    applies: ({ pass }) => pass.kind === 'subscription',
    say: ({ pass }, words, language) => words.member(pass.package?.[language] ?? ''),
  },
  { code: 'ok', verdict: 'let_in', applies: () => true, say: ({ open }, words) => words.ok(words.people(open.length)) },
] as const satisfies Row[]

export type Reason = (typeof table)[number]['code']
export const reasons = table.map(({ code }) => code) as [Reason, ...Reason[]]

export type Judgement = { verdict: VerdictWord; reason: Reason; also: Reason[] }

/** What nothing is known of has no places either. */
const nobody: PassFacts = {
  kind: 'sale',
  cancelledOn: null,
  held: false,
  expired: false,
  paid: 0,
  due: 0,
  firstDay: null,
  lastDay: null,
  weekdays: [],
  branch: null,
  package: null,
  places: [],
}

function know(facts: GateFacts): Known {
  const pass = facts.pass ?? nobody
  return {
    ...facts,
    pass,
    open: pass.places.filter(isOpen),
    returning: pass.places.filter(isReturning),
    visits: pass.places.flatMap(({ visit }) => visit ?? []),
  }
}

/** The first that applies decides. Where that is amber, all other amber ones that apply are told too. */
export function judge(facts: GateFacts): Judgement {
  const known = know(facts)
  const found = (table as readonly Row[]).filter(({ applies }) => applies(known)) as (Row & { code: Reason })[]
  const first = found[0]
  if (first === undefined) throw new Error('The table of verdicts has no last row.')
  const also = first.verdict === 'check' ? found.slice(1).filter(({ verdict }) => verdict === 'check') : []
  return { verdict: first.verdict, reason: first.code, also: also.map(({ code }) => code) }
}

export const sayReason = (reason: Reason, facts: GateFacts, words: GateWords, language: Language): string =>
  (table as readonly Row[]).find(({ code }) => code === reason)?.say(know(facts), words, language) ?? ''

/** Whom a scan lets in by itself: all who are open, or those who come back. With a membership somebody ticks who is here. */
export function letInByScan({ reason }: Judgement, places: PlaceNow[]): PlaceNow[] {
  if (reason === 'ok') return places.filter(isOpen)
  return reason === 'back_in' ? places.filter(({ mayReturn, state }) => mayReturn && state === 'out') : []
}

/** Who let people in with it before, as the red and the amber screen tell; null when nobody has. */
export function earlierOf(facts: GateFacts): { staff: string; gate: string; at: Date } | null {
  const last = cameLast(know(facts))
  return last === undefined ? null : { staff: last.staff, gate: last.gate, at: last.lastIn }
}
