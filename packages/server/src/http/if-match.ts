import type { FastifyRequest } from 'fastify'
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

/** Rina changed this at 4:42 PM. `theirs` is the thing as it is now. */
export const changedMeanwhile = ({ who, when, theirs }: { who: string; when: string; theirs: object }): AppError =>
  new AppError('changed_meanwhile', { message: named('staffOffice').changedBy(who, when), data: theirs })
