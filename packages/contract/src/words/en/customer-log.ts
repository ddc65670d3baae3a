import { showPhone } from '../../rules/phone.ts'

type Changes = Record<string, [before: unknown, after: unknown]>
type Told = { thing: string; changes: Changes }

const number = (value: unknown): string => showPhone(String(value ?? ''))
const why = (changes: Changes): string => {
  const reason = changes['reason']?.[1]
  return reason === undefined ? 'with a code' : `without a code: ${String(reason)}`
}

/** What was done for a customer, by the name of the act. */
export const customerSentences: Record<string, (told: Told) => string> = {
  'customer.view': ({ thing }) => `looked at the page of ${thing}`,
  'customer.note': ({ thing }) => `wrote a note about ${thing}`,
  'customer.phone': ({ thing, changes: { phone } }) =>
    `changed the number of ${thing} from ${number(phone?.[0])} to ${number(phone?.[1])}`,
  'customer.merge': ({ thing, changes: { phone } }) =>
    `merged the customer ${number(phone?.[0])} into ${thing}, ${number(phone?.[1])}`,
  'customer.code': ({ thing, changes }) => `sent ${thing} a code (${String(changes['use']?.[1])})`,
  'customer.erase': ({ thing, changes }) => `erased the customer ${thing} (${why(changes)})`,
  'customer.data': ({ thing, changes }) => `handed over the data of ${thing} (${why(changes)})`,
}
