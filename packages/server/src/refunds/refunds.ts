import type { Payments } from '../payments/payments.ts'
import { createShare, type Share } from '../payments/share-work.ts'
import type { RefundRow } from './queries.ts'

/** What every verb about money that goes back works with; `asking` is what this process asks the gateway for right now. */
export type Refunds = Pick<Payments, 'database' | 'gateway' | 'clock' | 'log'> & { asking: Share<RefundRow> }

export const createRefunds = ({ database, gateway, clock, log }: Payments): Refunds => ({
  database,
  gateway,
  clock,
  log,
  asking: createShare(),
})
