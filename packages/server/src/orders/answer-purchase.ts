import type { FastifyReply } from 'fastify'
import { ErrorBody } from '#contract/schemas/error.ts'
import { PurchaseAnswer, PurchaseRefused, PurchaseStuck } from '#contract/schemas/purchase.ts'
import { named } from '#contract/words/named.ts'
import type { Purchase } from './order.ts'

const answers = named('answers')

export const purchaseAnswers = { 201: PurchaseAnswer, 409: ErrorBody, 429: PurchaseRefused, 502: PurchaseStuck }

/** The order is kept either way; without a page to pay on it says so. */
export function answerPurchase(reply: FastifyReply, { id, invoiceNumber, url }: Purchase) {
  const data = { id, invoice_number: invoiceNumber }
  if (url !== null)
    return reply.code(201).send({ data, message: answers.orderPlaced, ssl_data: { status: 'success', data: url } })
  return reply
    .code(502)
    .send({ data, message: answers.orderKept, code: 'gateway_unavailable', ssl_data: { status: 'fail', data: null } })
}
