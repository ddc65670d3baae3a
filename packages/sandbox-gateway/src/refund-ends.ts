import type { refundEnds } from './tables.ts'

export type RefundEnd = (typeof refundEnds)[number]

/** As the page says them. */
export const refundEndNames: Record<RefundEnd, string> = {
  accepted: 'is accepted, and done at the second look',
  processing: 'is being processed, and done at the third look',
  refused: 'is refused',
  cancelled: 'is accepted, and cancelled by the bank at the second look',
  late: 'is not answered the first time',
  silent: 'is never answered',
}

/** From which look on the bank is done with it. */
export const looksUntilDone = (end: RefundEnd): number => (end === 'processing' ? 3 : 2)
