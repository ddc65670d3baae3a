import type { Told } from './staff-log.ts'

const after = ({ changes }: Told, field: string): string => String(changes[field]?.[1] ?? '')

const attempts = (n: string): string => (n === '1' ? '1 attempt' : `${n} attempts`)

/** What is done at the payments desk. A thing is a sum and what it was paid for: “Tk 1,343.75 of INV-20261120-00183”. */
export const paymentSentences: Record<string, (told: Told) => string> = {
  'payment.take': (told) =>
    after(told, 'status') === 'paid'
      ? `took ${told.thing} as paid`
      : `wanted to take ${told.thing} as paid, but the order takes no money any more`,
  'payment.refund': ({ thing }) => `decided to give back ${thing}`,
  'payment.look': (told) =>
    `asked the gateway about ${told.thing}: ${attempts(after(told, 'attempts'))}, ${after(told, 'paid')} paid`,
  'stray.refund': ({ thing }) => `asked the gateway to give back ${thing}`,
  'stray.keep': (told) => `kept ${told.thing}: ${after(told, 'reason')}`,
  'stray.use': (told) => `used ${told.thing} for ${after(told, 'order')}`,
}
