import { toTaka } from '#contract/rules/money.ts'
import { showPhone } from '#contract/rules/phone.ts'
import type { Found, LookForMoney } from '#contract/schemas/staff-payments.ts'
import * as words from '#contract/words/en/staff-desk.ts'
import type { StaffActor } from '../actor.ts'
import { withinTime } from '../http/time-limit.ts'
import { askGateway } from '../payments/ask-gateway.ts'
import type { Finding } from '../payments/order-book.ts'
import type { Payments } from '../payments/payments.ts'
import { type Attempt, attemptsById } from '../payments/queries.ts'
import { writeLog } from '../staff/write-log.ts'
import { presentOrder, readOrderLines } from './order-lines.ts'
import { attemptsOf } from './payment-queries.ts'

/** Nobody has tried more often in a week. */
const MOST = 10
const PATIENCE_MS = 10_000
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const texts: Record<Found['finding'], string> = {
  paid: words.foundPaid,
  none: words.foundNone,
  open: words.foundOpen,
  held: words.foundHeld,
  stray: words.foundStray,
  unknown: words.foundUnknown,
}

/** Somebody was charged and has no ticket: the gateway is asked now about all that this number has tried in a week. */
export async function lookForMoney(payments: Payments, by: StaffActor, asked: LookForMoney): Promise<Found[]> {
  const { database, clock } = payments
  const [phone, tran] = 'phone' in asked ? [asked.phone, null] : [null, asked.tran_id]
  const since = new Date(clock.now().getTime() - WEEK_MS)
  const rows = await attemptsOf.on(database.pool)({ phone, tran, since, branches: by.branchIds, most: MOST })
  if (rows.length === 0) return []
  const attempts = await attemptsById(
    database.db,
    rows.map(({ id }) => id),
  )
  const lines = await readOrderLines(
    database,
    attempts.map(({ orderId }) => orderId),
  )
  // Nothing of the database is held while the gateway takes its time.
  const findings = await Promise.all(attempts.map((attempt) => ask(payments, attempt, by)))
  await logLook(payments, by, { thing: phone === null ? `transaction ${tran}` : showPhone(phone), rows, findings })
  return attempts.map((attempt, at): Found => {
    const finding = findings[at] ?? 'unknown'
    return {
      tran_id: attempt.tranId,
      amount: toTaka(attempt.amount),
      at: attempt.openedAt.toISOString(),
      finding,
      text: texts[finding],
      order: presentOrder(lines, attempt.orderId),
    }
  })
}

const found: Record<Finding, Found['finding']> = {
  paid: 'paid',
  held: 'held',
  stray: 'stray',
  pending: 'open',
  unpaid: 'none',
  unknown: 'unknown',
}

/** What is paid or on hold is so, though the gateway should say nothing; other money for it is found all the same. */
async function ask(payments: Payments, attempt: Attempt, { staff }: StaffActor): Promise<Found['finding']> {
  const share = payments.waiting.findings
  const finding = await withinTime(
    PATIENCE_MS,
    share.join(`attempt ${attempt.id}`, () => askGateway(payments, attempt, { staff })),
  ).catch((err: unknown): Finding => {
    payments.log.warn({ err, attempt: attempt.id }, 'the gateway could not be asked about an attempt')
    return 'unknown'
  })
  const known = attempt.status === 'paid' || attempt.status === 'held' ? attempt.status : undefined
  return found[known && ['pending', 'unpaid', 'unknown'].includes(finding) ? known : finding]
}

type Looked = { thing: string; rows: { customer_id: number | null }[]; findings: Found['finding'][] }

const logLook = ({ database, clock }: Payments, by: StaffActor, { thing, rows, findings }: Looked): Promise<void> =>
  database.db.transaction((tx) => {
    const customerId = rows.find(({ customer_id }) => customer_id !== null)?.customer_id ?? null
    return writeLog(tx, by, {
      at: clock.now(),
      act: 'payment.look',
      thing: { kind: 'payment', name: thing },
      changes: { attempts: [null, findings.length], paid: [null, findings.filter((each) => each === 'paid').length] },
      ...(customerId !== null && { customer: { id: customerId, personal: ['thing_name'] } }),
    })
  })
