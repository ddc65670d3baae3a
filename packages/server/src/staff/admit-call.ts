import { can } from '#contract/rights.ts'
import type { StaffCall } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import { tooManyRequests } from '../http/count-call.ts'
import { limitRate } from '../http/limit-rate.ts'
import type { Found } from './recognise.ts'
import { notAllowed, signInFirst } from './refusals.ts'
import type { SessionRow } from './session-queries.ts'
import { isPinRecent } from './session-rules.ts'

const words = named('staff')

/** Whether who was found may make this call, by its line in the contract. */
export function admitCall(call: StaffCall, { device, session, ended }: Found, now: Date): void {
  const deviceIsEnough = call.device === true && device !== null
  if (session === null) {
    if (deviceIsEnough) return
    throw signInFirst('unauthenticated', whyEnded(ended))
  }
  if (session.locked && !call.locked) {
    if (deviceIsEnough) return
    throw new AppError('locked')
  }
  if (session.person.pinHash === null && !call.fresh) throw new AppError('pin_needed', { message: words.pinFirst })
  if (!can(session.person.role, call.act)) throw notAllowed()
  if (call.pin && !isPinRecent(session.session.pinAt, now)) throw new AppError('pin_needed')
}

const whyEnded = (ended: SessionRow | null): string | undefined =>
  ended && !ended.person.active && ended.endedBy !== null ? words.accessEnded(ended.endedBy) : undefined

/** The limits of section 9.1: of a screen, of the scans of a device, of searches, of questions to the gateway. */
export function createCallLimits(): (call: StaffCall, found: Found, now: Date) => void {
  const limits = {
    calls: limitRate({ most: 300, seconds: 60 }),
    scans: limitRate({ most: 10, seconds: 1 }),
    searches: limitRate({ most: 60, seconds: 60 }),
    looks: limitRate({ most: 20, seconds: 60 }),
  }
  return ({ limit }, { device, session }, now) => {
    const [screen, at] = [session?.session.hash, device && `device ${device.id}`]
    const subject = screen ?? at
    if (!subject) return
    const wait = Math.max(limits.calls(subject, now), limit ? limits[limit](at ?? subject, now) : 0)
    if (wait > 0) throw tooManyRequests(wait, () => words.limitCalls)
  }
}
