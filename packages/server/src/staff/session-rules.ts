import type { StaffActor } from '../actor.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Place = 'own' | 'gate' | 'counter'
type Times = { createdAt: Date; touchedAt: Date; lockedAt: Date | null }

/** How long somebody stays signed in, from the last touch and at most, and after how long without a touch the screen locks. */
const lengths: Record<Place, { unused: number; most: number; lock: number }> = {
  own: { unused: 12 * HOUR, most: 7 * DAY, lock: 15 * MINUTE },
  gate: { unused: 12 * HOUR, most: 12 * HOUR, lock: 10 * MINUTE },
  counter: { unused: 16 * HOUR, most: 16 * HOUR, lock: 3 * MINUTE },
}

const PIN_MS = 5 * MINUTE
export const DEVICE_DAYS = 90
export const BROWSER_DAYS = 400

const placeOf = (device: Pick<NonNullable<StaffActor['device']>, 'kind'> | null): Place => device?.kind ?? 'own'
const since = (then: Date, now: Date): number => now.getTime() - then.getTime()

type On = Pick<NonNullable<StaffActor['device']>, 'kind'> | null

export const isOver = ({ createdAt, touchedAt }: Times, on: On, now: Date): boolean => {
  const { unused, most } = lengths[placeOf(on)]
  return since(touchedAt, now) >= unused || since(createdAt, now) >= most
}

export const isLocked = ({ lockedAt, touchedAt }: Times, on: On, now: Date): boolean =>
  lockedAt !== null || since(touchedAt, now) >= lengths[placeOf(on)].lock

export const sessionSeconds = (on: On): number => lengths[placeOf(on)].most / 1000

/** Acts that cannot be taken back ask for the PIN unless it was entered a moment ago. */
export const isPinRecent = (pinAt: Date | null, now: Date): boolean => pinAt !== null && since(pinAt, now) <= PIN_MS

export const isForgotten = (lastSeenAt: Date, now: Date): boolean => since(lastSeenAt, now) >= DEVICE_DAYS * DAY

/** No session lives longer, so those older than both are of no use but to know a browser by. */
export const sessionsToForget = (now: Date): Date => new Date(now.getTime() - DEVICE_DAYS * DAY)
