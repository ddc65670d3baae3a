import { eq } from 'drizzle-orm'
import { dhakaDay } from '#contract/rules/dates.ts'
import { customers } from '../customers/tables.ts'
import { openPayments } from '../deps.ts'
import type { Payments } from '../payments/payments.ts'
import { movingClock } from './moving-clock.ts'
import { openSandbox, type OpenSandbox } from './sandbox.ts'
import { signIn } from './sign-in.ts'

type Body = Record<string, unknown>
type Answer = {
  status: number
  body: { data: { id: number; invoice_number: string }; message: string; ssl_data: { status: string; data: string } }
}

export type Buyer = {
  customerId: number
  /** What a call of theirs is signed with. */
  signedIn: Record<string, string>
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: Body,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: never }>
  place(changes?: Body, headers?: Record<string, string>): Promise<Answer>
  join(changes?: Body, headers?: Record<string, string>): Promise<Answer>
}

export type Shop = Omit<OpenSandbox, 'clock'> & {
  clock: ReturnType<typeof movingClock>
  payments: Payments
  buyer(phone?: string, name?: string): Promise<Buyer>
  /** A customer with a number that nobody has had yet, and many of them: one may place only so many orders. */
  newcomer(): Promise<Buyer>
  crowd(count: number): Promise<Buyer[]>
}

/** Whoever does what nobody asked for. */
export const byJob = { job: 'of a test' }

/** 550 + 550 + 150 Taka and 7.5 % VAT. */
export const FIRST_TOTAL = 134_375

/** 2,500 Taka and 800 for one more kid. */
export const FIRST_MEMBERSHIP = 330_000

/** The demo centre with its gateway, and customers who buy. Time stands still; notices are sent by the test unless it wants them. */
export async function openShop(options: Parameters<typeof openSandbox>[0] = {}): Promise<Shop> {
  const clock = movingClock()
  const shop = await openSandbox({ content: 'demo', holdNotices: true, ...options, deps: { clock, ...options.deps } })
  const logger = shop.app.log
  const payments = openPayments({ ...shop, clock, logger, config: { publicUrl: shop.url } })

  const buyer = async (phone = '01712345678', name = 'Rina Akter'): Promise<Buyer> => {
    const { customerId, headers: signedIn } = await signIn({ ...shop, clock }, phone)
    await shop.database.db.update(customers).set({ name }).where(eq(customers.id, customerId))
    const call: Buyer['call'] = async (method, path, body, headers = {}) => {
      const answer = await shop.app.inject({
        method,
        url: `/api${path}`,
        headers: { ...signedIn, ...headers },
        ...(body && { payload: body }),
      })
      return { status: answer.statusCode, body: answer.json() as never }
    }
    return {
      customerId,
      signedIn,
      call,
      place: (changes = {}, headers) =>
        call('POST', '/sales', { ...firstOrder(customerId, dhakaDay(clock.now())), ...changes }, headers),
      join: (changes = {}, headers) =>
        call('POST', '/subscriptions', { ...firstMembership(customerId), ...changes }, headers),
    }
  }
  let last = 1_300_000_000
  const newcomer = () => buyer(`0${++last}`)
  const crowd = (count: number) => Promise.all(Array.from({ length: count }, newcomer))
  return { ...shop, clock, payments, buyer, newcomer, crowd }
}

export const firstOrder = (customerId: number, today: string) => ({
  customer_id: customerId,
  branch_id: 1,
  sale_date: today,
  booking_date: today,
  payment_method: 'SSL',
  details: [
    { product_id: 2, qty: 2, note: '' },
    { product_id: 4, qty: 1, note: null },
  ],
  riding_users: [
    { name: 'Mitu', age: '5', type: 'Kid Play' },
    { name: '', age: '', type: 'Kid Play' },
    { name: 'Rina', age: 34, type: 'Adult Companion' },
  ],
})

export const firstMembership = (customerId: number) => ({
  customer_id: customerId,
  payment_method: 'SSL',
  package_id: 1,
  qty: 1,
  note: '',
  riding_users: [
    { name: 'Mitu', age: '5', type: 'Kid' },
    { name: '', age: '', type: 'Kid' },
    { name: 'Rina', age: 34, type: 'Adult' },
  ],
  additional_riders: [{ name: 'Rafi', age: 7, detail_id: 1 }],
})
