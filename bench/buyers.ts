import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { dhakaDay } from '../packages/contract/src/rules/dates.ts'
import { tokenOf } from './many-customers.ts'

type Call = { headers: Record<string, string>; body: string }

/** The barest client there is; whatever is not a 2xx spoils the measurement. */
function post(agent: Agent, url: string, { headers, body }: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    request(
      url,
      { agent, method: 'POST', headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } },
      (answer) => {
        text(answer).then(
          (words) =>
            Math.floor((answer.statusCode ?? 0) / 100) === 2
              ? resolve(words)
              : reject(new Error(`${url} answered ${answer.statusCode}: ${words}`)),
          reject,
        )
      },
    )
      .once('error', reject)
      .end(body)
  })
}

export type Bought = 'sales' | 'subscriptions'

const tickets = (customer: number) => ({
  customer_id: customer,
  branch_id: 1,
  sale_date: dhakaDay(new Date()),
  booking_date: dhakaDay(new Date()),
  payment_method: 'SSL',
  details: [
    { product_id: 2, qty: 2, note: '' },
    { product_id: 4, qty: 1, note: '' },
  ],
  riding_users: [
    { name: 'Mitu', age: 5, type: 'Kid Play' },
    { name: 'রাফি', age: 7, type: 'Kid Play' },
    { name: 'Rina', age: 34, type: 'Adult Companion' },
  ],
})

const membership = (customer: number) => ({
  customer_id: customer,
  payment_method: 'SSL',
  package_id: 1,
  qty: 1,
  note: '',
  riding_users: [
    { name: 'Mitu', age: 5, type: 'Kid' },
    { name: 'Rina', age: 34, type: 'Adult' },
  ],
  additional_riders: [{ name: 'রাফি', age: 7, detail_id: 1 }],
})

const orders: Record<Bought, (customer: number) => object> = { sales: tickets, subscriptions: membership }

/** As long as a real notice; only the first two are looked at. */
const notice = (tranId: string) =>
  new URLSearchParams({
    tran_id: tranId,
    val_id: `VAL-${tranId}`,
    amount: '1343.75',
    card_type: 'BKASH-BKash',
    store_amount: '1310.16',
    card_no: '',
    bank_tran_id: `BANK-${tranId}`,
    status: 'VALID',
    tran_date: '2026-11-15 12:00:00',
    error: '',
    currency: 'BDT',
    card_issuer: 'BKash Mobile Banking',
    card_brand: 'MOBILEBANKING',
    card_sub_brand: 'Classic',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    store_id: 'bench',
    verify_sign: 'x'.repeat(32),
    verify_key: 'amount,status',
    verify_sign_sha2: 'x'.repeat(64),
    currency_type: 'BDT',
    currency_amount: '1343.75',
    currency_rate: '1.0000',
    base_fair: '0.00',
    value_a: '',
    value_b: '',
    value_c: '',
    value_d: '',
    risk_level: '0',
    risk_title: 'Safe',
  }).toString()

type Buying = { what: Bought; buyers: number; count: number; first: number }

/** So many buyers at once order and pay until `count` orders are paid, each for another customer, as in life: `first`, the next … Customer n has the token n. */
export async function buyAll(shop: string, { what, buyers, count, first }: Buying): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers })
  const end = first + count
  let next = first
  const buyer = async () => {
    while (next < end) {
      const customer = next++
      const headers = {
        authorization: `Bearer ${tokenOf(customer)}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const placed = JSON.parse(
        await post(agent, `${shop}/api/${what}`, { headers, body: JSON.stringify(orders[what](customer)) }),
      ) as { ssl_data: { data: string } }
      const tranId = placed.ssl_data.data.split('/').at(-1) ?? ''
      await post(agent, `${shop}/api/payments/ssl/ipn`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: notice(tranId),
      })
    }
  }
  try {
    await Promise.all(Array.from({ length: buyers }, buyer))
  } finally {
    agent.destroy()
  }
}
