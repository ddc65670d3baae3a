import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Clock } from '../clock.ts'
import type { Gateway } from './gateway.ts'
import type { PayableKind, PayableRules } from './payable.ts'
import { preparePayments, type PaymentQueries } from './queries.ts'

/** What every payment verb works with. */
export type Payments = {
  database: Database
  gateway: Gateway
  clock: Clock
  log: FastifyBaseLogger
  publicUrl: string
  queries: PaymentQueries
  rulesOf(kind: PayableKind): PayableRules
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
  rulesOf(kind) {
    const rules = payables.find((each) => each.kind === kind)
    if (rules === undefined) throw new Error(`Nobody has said how a ${kind} is settled.`)
    return rules
  },
})
