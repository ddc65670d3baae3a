import { sweepPictures } from './customers/sweep-pictures.ts'
import { sweepSignIn } from './customers/sweep-sign-in.ts'
import { sendMessages } from './notifications/send-messages.ts'
import { sweepMessages } from './notifications/sweep-messages.ts'
import { sweepBin } from './office/sweep-bin.ts'
import { sweepPictureSends } from './office/sweep-picture-sends.ts'
import { openPayments } from './deps.ts'
import { expireOrders } from './orders/expire-orders.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { followRefunds } from './payments/refund-stray.ts'
import { removeVoidedReceipts } from './receipts/remove-voided.ts'
import { followOrderRefunds } from './refunds/follow-refunds.ts'
import { createRefunds } from './refunds/refunds.ts'
import type { Job } from './run-jobs.ts'
import { sweepStaff } from './staff/sweep-staff.ts'
import { remindMembers } from './subscriptions/remind-members.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The timetable: what is done without being asked. Each is done by one process at a time, whichever looks first. */
export const timetable: Job[] = [
  { name: 'send-messages', everySeconds: 5, run: sendMessages },
  {
    name: 'reconcile-payments',
    everySeconds: 30,
    run: (deps, stopping, by) => reconcilePayments(openPayments(deps), by, stopping),
  },
  {
    name: 'follow-refunds',
    everySeconds: HOUR,
    async run(deps, stopping, by) {
      const payments = openPayments(deps)
      await followRefunds(payments, by, stopping)
      await followOrderRefunds(createRefunds(payments), by, stopping)
    },
  },
  { name: 'expire-orders', everySeconds: 10 * MINUTE, run: (deps, stopping, by) => expireOrders(deps, by, stopping) },
  { name: 'remove-voided-receipts', everySeconds: 10, run: removeVoidedReceipts },
  { name: 'remind-members', everySeconds: HOUR, run: remindMembers },
  { name: 'sweep-sign-in', everySeconds: HOUR, run: sweepSignIn },
  { name: 'sweep-staff', everySeconds: HOUR, run: sweepStaff },
  { name: 'sweep-pictures', everySeconds: HOUR, run: sweepPictures },
  { name: 'sweep-bin', everySeconds: HOUR, run: sweepBin },
  { name: 'sweep-picture-sends', everySeconds: HOUR, run: sweepPictureSends },
  { name: 'sweep-messages', everySeconds: HOUR, run: sweepMessages },
]
