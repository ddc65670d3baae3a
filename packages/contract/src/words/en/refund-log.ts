import { formatExact } from '../../rules/money.ts'

/** What was done about money that goes back, as the log of the owner's side says it. */
type Changes = Record<string, [before: unknown, after: unknown]>
type Told = { thing: string; changes: Changes }

const ways: Record<string, string> = {
  card: 'by card',
  bkash: 'with bKash',
  nagad: 'with Nagad',
  rocket: 'with Rocket',
}

const after = (changes: Changes, name: string): unknown => changes[name]?.[1] ?? null
const sum = (changes: Changes): string => `Tk ${formatExact(Number(after(changes, 'amount')))}`
const why = (changes: Changes): string => (after(changes, 'reason') === null ? '' : ` (${after(changes, 'reason')})`)

function start({ thing, changes }: Told): string {
  const way = ways[String(after(changes, 'way'))]
  return way === undefined
    ? `began to give back ${sum(changes)} of ${thing}${why(changes)}`
    : `gave back ${sum(changes)} of ${thing} ${way}, reference ${after(changes, 'reference')}${why(changes)}`
}

function cancelPeople({ thing, changes }: Told): string {
  const people = Number(after(changes, 'people') ?? 0)
  const what = people === 0 ? thing : `${people} ${people === 1 ? 'ticket' : 'tickets'} of ${thing}`
  return `cancelled ${what}${after(changes, 'money') === true ? '' : ' without money back'}${why(changes)}`
}

export const refundSentences: Record<string, (told: Told) => string> = {
  'refund.start': start,
  'refund.accept': ({ thing, changes }) =>
    `has ${sum(changes)} of ${thing} on its way back (${after(changes, 'credit_note')})`,
  'refund.refuse': ({ thing, changes }) =>
    `could not give back ${sum(changes)} of ${thing}: the gateway refused (${after(changes, 'refusal')})`,
  'refund.ask': ({ thing, changes }) => `asked the gateway again for ${sum(changes)} of ${thing}`,
  'refund.end': ({ thing, changes }) =>
    after(changes, 'status') === 'cancelled'
      ? `has cancelled the refund of ${sum(changes)} of ${thing}`
      : `has given back ${sum(changes)} of ${thing}`,
  'order.cancel_people': cancelPeople,
  'order.cancel': ({ thing, changes }) => `cancelled ${thing}${why(changes)}`,
}
