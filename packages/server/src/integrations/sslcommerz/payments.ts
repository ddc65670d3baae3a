import type { QueryAnswer, ValidationAnswer } from '../../payments/gateway.ts'
import { readAmount } from './amount.ts'
import type { Body, Heard } from './ask.ts'
import { textOf } from './without-secret.ts'

const PAID = ['VALID', 'VALIDATED']
const OVER = ['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED']

const statusOf = (body: Body): string => textOf(body['status']).toUpperCase()
const orNull = (value: unknown): string | null => textOf(value) || null

/** Some calls do not say whether they were understood; those that do must say DONE. */
const isDone = (body: Body): boolean => ['', 'DONE'].includes(textOf(body['APIConnect']))

/** A payment as the validator describes it. Half a description is none. */
export function readValidation({ body, answer }: Heard, valId: string, storeId: string): ValidationAnswer {
  const status = statusOf(body)
  if (isDone(body) && status === 'INVALID_TRANSACTION') return { outcome: 'not_found', answer }
  const [amount, tranId] = [readAmount(textOf(body['amount'])), textOf(body['tran_id'])]
  if (!isDone(body) || status === '' || amount === null || tranId === '')
    return { outcome: 'unknown', reason: 'The validator did not describe a payment.' }
  if (textOf(body['val_id']) !== valId || ![storeId, ''].includes(textOf(body['store_id'])))
    return { outcome: 'unknown', reason: 'The validator described another payment.' }
  return {
    outcome: 'found',
    payment: {
      paid: PAID.includes(status),
      status,
      tranId,
      valId,
      amount,
      currency: textOf(body['currency_type']) || textOf(body['currency']),
      bankTranId: orNull(body['bank_tran_id']),
      cardType: orNull(body['card_type']),
      riskLevel: riskOf(body['risk_level']),
      riskTitle: orNull(body['risk_title']),
      answer,
    },
  }
}

/** Only a plain 0 is safe; a level that cannot be read is looked at by staff. */
const riskOf = (value: unknown): number => (/^\d$/.test(textOf(value)) ? Number(textOf(value)) : 1)

/** Everything that happened under one transaction id: the customer may have tried several times in one session. */
export function readQuery({ body, answer }: Heard, tranId: string): QueryAnswer {
  const elements = elementsOf(body['element'])
  const counted = /^\d+$/.test(textOf(body['no_of_trans_found'])) ? Number(textOf(body['no_of_trans_found'])) : null
  if (!isDone(body) || (counted === null && elements.length === 0))
    return { outcome: 'unknown', reason: 'The gateway did not say what it knows of the transaction.' }
  const ours = elements.filter((element) => textOf(element['tran_id']) === tranId)
  if (ours.length === 0)
    return counted === 0
      ? { outcome: 'not_found', answer }
      : { outcome: 'unknown', reason: 'The gateway described another transaction.' }
  const failed = ours.filter((element) => OVER.includes(statusOf(element))).at(-1)
  const paidValIds = ours
    .filter((element) => PAID.includes(statusOf(element)))
    .map((element) => textOf(element['val_id']))
    .filter(Boolean)
  return {
    outcome: 'found',
    paidValIds: [...new Set(paidValIds)],
    // Whatever is neither paid nor over may still become either.
    pending: ours.some(
      (element) =>
        !OVER.includes(statusOf(element)) && !(PAID.includes(statusOf(element)) && textOf(element['val_id'])),
    ),
    failedReason: failed ? textOf(failed['error']) || statusOf(failed) : null,
    answer,
  }
}

const elementsOf = (value: unknown): Body[] =>
  [value].flat().filter((one): one is Body => typeof one === 'object' && one !== null)
