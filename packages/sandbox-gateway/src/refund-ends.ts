import type { refundEnds } from './tables.ts'

export type RefundEnd = (typeof refundEnds)[number]

/** As the page says them. */
export const refundEndNames: Record<RefundEnd, string> = {
  accepted: 'is accepted',
  processing: 'is processed',
  refused: 'is refused',
  cancelled: 'is cancelled by the bank',
  late: 'is answered when asked again',
  silent: 'is never answered',
}

/** From which look on the bank is done with it. */
export const looksUntilDone = (end: RefundEnd): number => (end === 'processing' ? 3 : 2)
