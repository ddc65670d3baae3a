import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Heard = { path: string; fields: Record<string, string>; origin: string | undefined; cookie: string | undefined }

export type Merchant = {
  url: string
  heard: Heard[]
  /** How it answers from now on: at once with this status, or when the test says so. */
  answerWith(answer: number | Promise<number>): void
  close(): Promise<void>
}

export async function openMerchant(): Promise<Merchant> {
  const heard: Heard[] = []
  let answer: number | Promise<number> = 200
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString()
    const { origin, cookie } = request.headers
    heard.push({ path: request.url ?? '', fields: Object.fromEntries(new URLSearchParams(body)), origin, cookie })
    response.writeHead(await answer).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answerWith: (next) => {
      answer = next
    },
    close,
  }
}

export const sessionRequest = (
  merchant: string,
  tranId: string,
  change: Record<string, string> = {},
): Record<string, string> => ({
  total_amount: '632.50',
  currency: 'BDT',
  tran_id: tranId,
  success_url: `${merchant}/success`,
  fail_url: `${merchant}/fail`,
  cancel_url: `${merchant}/cancel`,
  ipn_url: `${merchant}/ipn`,
  cus_name: 'Dola',
  cus_email: 'dola@example.com',
  cus_add1: 'Dhaka',
  cus_city: 'Dhaka',
  cus_postcode: '1000',
  cus_country: 'Bangladesh',
  cus_phone: '01712345678',
  shipping_method: 'NO',
  num_of_item: '1',
  product_name: 'Kid Play',
  product_category: 'Tickets',
  product_profile: 'non-physical-goods',
  ...change,
})
