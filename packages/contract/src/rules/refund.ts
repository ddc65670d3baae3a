/** How money goes back: by the gateway it came with, or by hand with a reference. */
export const refundWays = ['gateway', 'card', 'bkash', 'nagad', 'rocket'] as const
export type RefundWay = (typeof refundWays)[number]

/**
 * `asking`: the gateway has not answered; `under_way`: it has accepted; `refunded`: the bank is done; `handed_out`: given back by
 * hand; `refused` by the gateway, `cancelled` by the bank: the money is due again.
 */
export const refundStatuses = ['asking', 'under_way', 'refunded', 'handed_out', 'refused', 'cancelled'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** What an approval for giving back, or for cancelling people, names. */
export const refundSubject = (kind: string, id: number): string => `order:${kind}:${id}`

/** Of these the sum of an order may not pass what was paid. */
export const isStanding = (status: RefundStatus): boolean => status !== 'refused' && status !== 'cancelled'
