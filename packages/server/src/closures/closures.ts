import { type StaffActor, worksAt } from '../actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'

/** What the verbs about days work with. */
export type Closures = { database: Database; clock: Clock }

/** What holds for all is for who works at all; of another branch one knows nothing. */
export function refuseOtherBranch(by: StaffActor, branch: number | null): void {
  const isTheirs = branch === null ? by.branchIds === null : worksAt(by, branch)
  if (!isTheirs) throw new AppError('not_found')
}
