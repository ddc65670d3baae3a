import { type Day, daysBetween } from './dates.ts'
import { isCancelled, isOpen, isReturning, type PlaceNow } from './places.ts'
import type { Judgement, PassFacts, Reason } from './verdict.ts'

export const anywayReasons = ['customer_mistake', 'our_mistake', 'manager_said'] as const
export type AnywayReason = (typeof anywayReasons)[number]

/** Nobody is behind these: a ticket is sold instead. */
const nobodys: Reason[] = ['not_a_pass', 'forged', 'unknown']
/** What whoever stands at the gate may decide with a reason, and who of a family is here now; all else that is amber, and all that is red, takes more. */
const ownDecision: Reason[] = ['other_day', 'other_branch', 'inside', 'member_day', 'some_in']
const MOST_DAYS_AWAY = 7

type Asked = { judgement: Judgement; bookedFor: Day | null; today: Day }

/** The act in the table of rights that letting in anyway is: the strictest of all the amber reasons counts. Null when nobody can. */
export function anywayAct({ judgement, bookedFor, today }: Asked): 'let_in_anyway' | 'let_in_stopped' | null {
  const { verdict, reason, also } = judgement
  if (verdict === 'let_in' || nobodys.includes(reason)) return null
  const isFar = Math.abs(daysBetween(today, bookedFor ?? today)) > MOST_DAYS_AWAY
  const isOwn = (one: Reason): boolean => ownDecision.includes(one) && !(one === 'other_day' && isFar)
  return [reason, ...also].every(isOwn) ? 'let_in_anyway' : 'let_in_stopped'
}

/** Whether people may be chosen without more ado: on green, or the rest of a family that has begun to come in. */
export const isOpenChoice = ({ verdict, reason, also }: Judgement): boolean =>
  verdict === 'let_in' || (reason === 'some_in' && also.length === 0)

/** Whom 'Let in anyway' lets in. On red they are beyond the places; who comes with a membership is ticked afterwards. */
export function letInAnyway({ verdict }: Judgement, { kind, places }: Pick<PassFacts, 'kind' | 'places'>): PlaceNow[] {
  if (kind === 'subscription') return []
  if (verdict === 'stop') return places.filter((place) => !isCancelled(place))
  const open = places.filter(isOpen)
  return open.length > 0 ? open : places.filter(isReturning)
}

/** Only what is booked for another day of this branch, and would otherwise be let in or looked at, is moved to today. */
export function isMovable({ verdict, reason, also }: Judgement): boolean {
  const all = [reason, ...also]
  return verdict === 'check' && all.includes('other_day') && !all.includes('other_branch')
}

/** Whether what somebody saw then can be decided now: nothing was added to it but that some have come in. */
export function isStillSo(then: Judgement, now: Judgement): boolean {
  const known: Reason[] = [then.reason, ...then.also, 'some_in']
  return then.verdict === now.verdict && [now.reason, ...now.also].every((one) => known.includes(one))
}
