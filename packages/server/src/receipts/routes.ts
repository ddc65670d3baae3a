import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { AppError } from '../http/app-error.ts'
import { etagOf, isFresh } from '../http/etag.ts'
import { languageOf } from '../http/language.ts'
import type { OrderLinks } from '../orders/order-link.ts'
import { createReceiptKeeper, type ReceiptNeeds } from './keep-receipt.ts'

/** For the one who has the link and nobody else: no shared cache, no search engine, no trace in the next address. */
const privately = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

const pdf = {
  description: 'The receipt',
  content: { 'application/pdf': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
}

export function receiptRoutes(app: FastifyInstance, deps: ReceiptNeeds, links: OrderLinks): void {
  const open = createReceiptKeeper(deps, links)

  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoints.receipt.method,
    url: endpoints.receipt.path,
    schema: {
      tags: ['Receipts'],
      summary: 'The receipt of a paid order as a PDF, for whoever has its signed link; with lang=bn in Bangla',
      params: z.object({ token: z.string().describe('The file name in the link that `invoice_url` of the order is.') }),
      response: {
        200: pdf,
        304: z.literal('').describe('The caller has it already'),
        404: ErrorBody,
        429: ErrorBody,
        500: ErrorBody,
        503: ErrorBody,
      },
    },
    handler: async (request, reply) => {
      const claim = links.read(request.params.token)
      const receipt = claim && (await open(claim, languageOf(request)))
      if (!receipt) throw new AppError('not_found')
      const etag = etagOf(receipt.pdf)
      reply.headers({ ...privately, etag })
      if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send('')
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${receipt.fileName}"`)
        .send(receipt.pdf)
    },
  })
}
