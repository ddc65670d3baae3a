import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The least of a gateway that both shops can be measured against: it says yes, and remembers the sum. Prints its address. */
const amounts = new Map<string, string>()

const open = (body: URLSearchParams) => {
  const tranId = body.get('tran_id') ?? ''
  amounts.set(tranId, body.get('total_amount') ?? '')
  return { status: 'SUCCESS', failedreason: '', sessionkey: tranId, GatewayPageURL: `${address}/pay/${tranId}` }
}

/** The proof of a transaction is its id, marked as one. */
const validate = (valId: string) => {
  const tranId = valId.replace(/^VAL-/, '')
  const amount = amounts.get(tranId)
  if (amount === undefined) return { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' }
  return {
    status: 'VALID',
    tran_id: tranId,
    val_id: valId,
    amount,
    store_amount: amount,
    currency: 'BDT',
    bank_tran_id: `BANK-${tranId}`,
    card_type: 'BKASH-BKash',
    card_no: '',
    card_brand: 'MOBILEBANKING',
    currency_type: 'BDT',
    currency_amount: amount,
    currency_rate: '1.0000',
    risk_level: '0',
    risk_title: 'Safe',
    APIConnect: 'DONE',
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const { searchParams } = new URL(request.url ?? '/', address)
  const told = request.method === 'POST' ? open(new URLSearchParams(body)) : validate(searchParams.get('val_id') ?? '')
  response.setHeader('content-type', 'application/json').end(JSON.stringify(told))
}

const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
await new Promise((done) => server.once('listening', done))
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
console.log(address)
