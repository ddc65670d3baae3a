import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Clock } from '../clock.ts'
import type { Gateway } from './gateway.ts'
import type { Finding, OrderBook, TellHeld } from './order-book.ts'
import { type Attempt, preparePayments, type PaymentQueries } from './queries.ts'
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts'
import { createShare, type Share } from './share-work.ts'

/** The page, or null when the gateway opened none; `died` when whoever was opening it never came to an end. */
export type Opened = string | null | 'died'

/** `just_asked`: someone else is asking the gateway, or has a moment ago. `signed` matters for an end only: money is decided by the validator alone. */
export type Answered = { attempt: Attempt | null; finding: Finding | 'just_asked'; signed: boolean }

/** What every payment verb works with. */
export type Payments = {
  database: Database
  gateway: Gateway
  clock: Clock
  log: FastifyBaseLogger
  publicUrl: string
  queries: PaymentQueries
  orders: OrderBook
  tellHeld: TellHeld
  /** What this process is waiting for: pages to be opened, money to be found, doorbells to be answered. */
  waiting: { openings: Share<Opened>; findings: Share<Finding>; doorbells: Share<Answered> }
  answers: RecentAnswers
}

type Needs = {
  database: Database
  gateway: Gateway
  clock: Clock
  logger: FastifyBaseLogger
  config: { publicUrl: string }
}

export const createPayments = (
  { logger, config, ...deps }: Needs,
  { orders, tellHeld }: Pick<Payments, 'orders' | 'tellHeld'>,
): Payments => ({
  database: deps.database,
  gateway: deps.gateway,
  clock: deps.clock,
  log: logger,
  publicUrl: config.publicUrl,
  queries: preparePayments(deps.database),
  waiting: { openings: createShare(), findings: createShare(), doorbells: createShare() },
  answers: createRecentAnswers(),
  orders,
  tellHeld,
})
