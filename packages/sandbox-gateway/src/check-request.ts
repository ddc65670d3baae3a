import { readAmount } from '#server/integrations/sslcommerz/amount.ts'
import { isStore, type Fields, type Store } from './store.ts'

const MANDATORY: Record<string, number> = {
  total_amount: 13,
  currency: 3,
  tran_id: 30,
  success_url: 255,
  fail_url: 255,
  cancel_url: 255,
  cus_name: 50,
  cus_email: 50,
  cus_add1: 50,
  cus_city: 50,
  cus_postcode: 30,
  cus_country: 50,
  cus_phone: 20,
  shipping_method: 50,
  product_name: 255,
  product_category: 50,
  product_profile: 100,
}
const OPTIONAL: Record<string, number> = { ipn_url: 255, value_a: 255, value_b: 255, value_c: 255, value_d: 255 }
const ADDRESSES = ['success_url', 'fail_url', 'cancel_url', 'ipn_url']

const PROFILES: Record<string, string[]> = {
  general: [],
  'physical-goods': [],
  'non-physical-goods': [],
  'airline-tickets': ['hours_till_departure', 'flight_type', 'pnr', 'journey_from_to', 'third_party_booking'],
  'travel-vertical': ['hotel_name', 'length_of_stay', 'check_in_time', 'hotel_city'],
  'telecom-vertical': ['product_type', 'topup_number', 'country_topup'],
}
const LEAST = 10_00
const MOST = 500_000_00

const invalid = (name: string, what: string): string => `Invalid Information! '${name}' ${what}.`

export function findProblem(fields: Fields, store: Store): string | null {
  if (!isStore(store, fields)) return 'Store Credential Error Or Store is De-active'
  return findMissing(fields) ?? findTooLong(fields) ?? findWrong(fields)
}

function findMissing(fields: Fields): string | null {
  const mandatory = [...Object.keys(MANDATORY), ...(PROFILES[fields['product_profile'] ?? ''] ?? [])]
  const missing = mandatory.find((name) => (fields[name] ?? '').trim() === '')
  return missing === undefined ? null : invalid(missing, 'is missing or empty')
}

function findTooLong(fields: Fields): string | null {
  const limits = Object.entries({ ...MANDATORY, ...OPTIONAL })
  const long = limits.find(([name, most]) => [...(fields[name] ?? '')].length > most)
  return long === undefined ? null : invalid(long[0], `is longer than ${long[1]} characters`)
}

function findWrong(fields: Fields): string | null {
  const amount = readAmount(fields['total_amount'] ?? '')
  if (amount === null || amount < LEAST || amount > MOST)
    return invalid('total_amount', 'must be from 10.00 to 500000.00')
  if (fields['currency'] !== 'BDT') return invalid('currency', 'must be BDT on the test system')
  if (!Object.hasOwn(PROFILES, fields['product_profile'] ?? '')) return invalid('product_profile', 'is not known')
  const address = ADDRESSES.find((name) => fields[name] && !/^https?:$/.test(URL.parse(fields[name])?.protocol ?? ''))
  return address === undefined ? null : invalid(address, 'is not a web address')
}
