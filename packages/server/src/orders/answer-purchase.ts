import type { FastifyReply } from 'fastify'
import { errorTable } from '#contract/errors.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { PurchaseAnswer, PurchaseStuck } from '#contract/schemas/purchase.ts'
import type { Purchase } from './order.ts'

export const purchaseAnswers = { 201: PurchaseAnswer, 409: ErrorBody, 429: ErrorBody, 502: PurchaseStuck }

/** The order is kept either way; without a page to pay on it says so. */
export function answerPurchase(reply: FastifyReply, { id, invoiceNumber, url }: Purchase) {
  const data = { id, invoice_number: invoiceNumber }
  if (url !== null)
    return reply
      .code(201)
      .send({
        data,
        message: 'Your order is placed. Please complete the payment.',
        ssl_data: { status: 'success', data: url },
      })
  const message = `${errorTable.gateway_unavailable[1]} Your order is kept.`
  return reply.code(502).send({ data, message, code: 'gateway_unavailable', ssl_data: { status: 'fail', data: null } })
}
