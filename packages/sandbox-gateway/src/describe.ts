import { writeAmount } from '#server/integrations/sslcommerz/amount.ts'
import { signatureFields } from '#server/integrations/sslcommerz/signature.ts'
import { cardFields } from './channels.ts'
import type { Fields, Session, Store, Transaction } from './store.ts'

const DHAKA_MS = 6 * 60 * 60 * 1000

export const dhakaTime = (at: Date): string =>
  new Date(at.getTime() + DHAKA_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The test system keeps 2.5 %, and rounds half up: 21.00 leaves 20.48. */
const storeAmount = (amount: number): string => writeAmount(Math.floor((amount * 975 + 500) / 1000))

const noCard = { card_type: '', card_no: '', card_issuer: '', card_brand: '' }
const proof = ({ amount }: Session, { valId, riskLevel }: Transaction): Fields => ({
  val_id: valId ?? '',
  store_amount: storeAmount(amount),
  risk_level: String(riskLevel),
  risk_title: riskLevel === 0 ? 'Safe' : 'Risky',
})

export function describeTransaction(session: Session, transaction: Transaction): Fields {
  const { request, amount } = session
  return {
    tran_id: session.tranId,
    amount: writeAmount(amount),
    ...(transaction.channel ? cardFields[transaction.channel] : noCard),
    bank_tran_id: transaction.bankTranId ?? '',
    status: transaction.status,
    tran_date: dhakaTime(transaction.at),
    error: transaction.error,
    currency: 'BDT',
    card_sub_brand: 'Classic',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    currency_type: 'BDT',
    currency_amount: writeAmount(amount),
    currency_rate: '1.0000',
    base_fair: '0.00',
    value_a: request['value_a'] ?? '',
    value_b: request['value_b'] ?? '',
    value_c: request['value_c'] ?? '',
    value_d: request['value_d'] ?? '',
    ...(transaction.valId !== null && proof(session, transaction)),
  }
}

export function signedFields(session: Session, transaction: Transaction, { storeId, storePassword }: Store): Fields {
  const fields: Fields = { ...describeTransaction(session, transaction), store_id: storeId }
  return { ...fields, subscription_id: '', ...signatureFields(fields, Object.keys(fields), storePassword) }
}
