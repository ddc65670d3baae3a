import type { Gateway } from '../../payments/gateway.ts'
import { ask, type Heard, type Line } from './ask.ts'
import { readQuery, readValidation } from './payments.ts'
import { readRefund, readRefundState, refundFields } from './refunds.ts'
import { readSession, sessionFields } from './session.ts'
import { isSigned } from './signature.ts'

type Options = {
  baseUrl: string
  storeId: string
  storePassword: string
  publicUrl: string
  /** Where the payment pages are, if not at the base's own address or one of SSLCOMMERZ's. */
  pageOrigin?: string
  fetch?: typeof fetch
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const SESSION = '/gwprocess/v4/api.php'
const VALIDATOR = '/validator/api/validationserverAPI.php'
const TRANSACTIONS = '/validator/api/merchantTransIDvalidationAPI.php'

/** SSLCOMMERZ v4, or whatever speaks its protocol at the base address. */
export function createSslcommerz({ baseUrl, storeId, storePassword, publicUrl, ...rest }: Options): Gateway {
  const line: Line = { fetch: rest.fetch ?? fetch, timeoutMs: rest.timeoutMs ?? TIMEOUT_MS, storePassword }
  const pageOrigin = rest.pageOrigin ?? new URL(baseUrl).origin
  const addressOf = (path: string) => new URL(baseUrl.replace(/\/+$/, '') + path)

  const look = (path: string, fields: Record<string, string>) => {
    const url = addressOf(path)
    url.search = new URLSearchParams({
      ...fields,
      store_id: storeId,
      store_passwd: storePassword,
      v: '1',
      format: 'json',
    }).toString()
    return ask(line, url)
  }

  return {
    async openSession(order) {
      const body = sessionFields(order, { storeId, storePassword, publicUrl })
      return understand(await ask(line, addressOf(SESSION), { method: 'POST', body }), (heard) =>
        readSession(heard, { storePassword, publicUrl, pageOrigin }),
      )
    },
    validate: async (valId) =>
      understand(await look(VALIDATOR, { val_id: valId }), (heard) => readValidation(heard, valId, storeId)),
    query: async (tranId) =>
      understand(await look(TRANSACTIONS, { tran_id: tranId }), (heard) => readQuery(heard, tranId)),
    refund: async (order) =>
      understand(await look(TRANSACTIONS, refundFields(order)), (heard) => readRefund(heard, storePassword)),
    refundState: async (refundRefId) =>
      understand(await look(TRANSACTIONS, { refund_ref_id: refundRefId }), readRefundState),
    isSigned: (fields) => isSigned(fields, storePassword),
  }
}

const understand = <Silence extends { outcome: 'unknown' }, Answer>(
  heard: Heard | Silence,
  read: (heard: Heard) => Answer,
): Answer | Silence => ('body' in heard ? read(heard) : heard)
