import type { FastifyRequest } from 'fastify'
import { clockTime } from '#contract/rules/clock-time.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { showDay } from '#contract/words/en/dates.ts'
import { named } from '#contract/words/named.ts'
import { AppError } from './app-error.ts'

const VERSION = /^(?:W\/)?"(\d{1,9})"$/

export const versionTag = (version: number): string => `"${version}"`

/** The version that a change is made to, by its If-Match; a change that does not name one is refused. */
export function versionOf({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const [, version] = VERSION.exec(headers['if-match']?.trim() ?? '') ?? []
  if (version === undefined) throw new AppError('version_needed')
  return Number(version)
}

type Changed = { who: string; at: Date; now: Date; theirs: object }

/** Rina changed this at 4:42 PM; on another day, with the day. `theirs` is the thing as it is now. */
export function changedMeanwhile({ who, at, now, theirs }: Changed): AppError {
  const day = dhakaDay(at)
  const when = day === dhakaDay(now) ? clockTime(at) : `${showDay(day)} ${clockTime(at)}`
  return new AppError('changed_meanwhile', { message: named('staffOffice').changedBy(who, when), data: theirs })
}
