import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Clock } from '../clock.ts'
import type { Answered } from './answer-doorbell.ts'
import type { Gateway } from './gateway.ts'
import type { Outcome, PayableKind, PayableRules } from './payable.ts'
import { preparePayments, type PaymentQueries } from './queries.ts'
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts'
import { createShare, type Share } from './share-work.ts'
import type { Opened } from './start-payment.ts'

/** What every payment verb works with. */
export type Payments = {
  database: Database
  gateway: Gateway
  clock: Clock
  log: FastifyBaseLogger
  publicUrl: string
  queries: PaymentQueries
  rulesOf(kind: PayableKind): PayableRules
  /** What this process is waiting for: pages to be opened, money to be found, doorbells to be answered. */
  waiting: { openings: Share<Opened>; findings: Share<Outcome>; doorbells: Share<Answered> }
  answers: RecentAnswers
}

type Needs = {
  database: Database
  gateway: Gateway
  clock: Clock
  logger: FastifyBaseLogger
  config: { publicUrl: string }
}

export const createPayments = ({ logger, config, ...deps }: Needs, payables: readonly PayableRules[]): Payments => ({
  database: deps.database,
  gateway: deps.gateway,
  clock: deps.clock,
  log: logger,
  publicUrl: config.publicUrl,
  queries: preparePayments(deps.database),
  waiting: { openings: createShare(), findings: createShare(), doorbells: createShare() },
  answers: createRecentAnswers(),
  rulesOf(kind) {
    const rules = payables.find((each) => each.kind === kind)
    if (rules === undefined) throw new Error(`Nobody has said how a ${kind} is settled.`)
    return rules
  },
})
