import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Language } from '#contract/rules/language.ts'
import { lastPage } from '#contract/rules/paging.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { listOf, oneOf, PageQuery } from '#contract/schemas/paging.ts'
import { languageOf } from './language.ts'

export type Slice = { limit: number; offset: number }
export type Rows<T> = { rows: T[]; total: number }
type Endpoint = { method: 'GET'; path: string }
type Told<T> = { item: T; tag: string; summary: string }

const unchanged = { 304: z.literal('').describe('The caller has it already.') }
const failures = { 500: ErrorBody, 503: ErrorBody }

export function publicList<T extends z.ZodType>(
  app: FastifyInstance,
  { method, path }: Endpoint,
  { item, tag, summary }: Told<T>,
  read: (slice: Slice, language: Language) => Promise<Rows<z.output<T>>>,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: path,
    schema: {
      tags: [tag],
      summary,
      querystring: PageQuery,
      response: { 200: listOf(item), ...unchanged, 422: ErrorBody, ...failures },
    },
    handler: async (request) => {
      const { page, per_page } = request.query
      const { rows, total } = await read({ limit: per_page, offset: (page - 1) * per_page }, languageOf(request))
      return { data: rows, meta: { current_page: page, last_page: lastPage(total, per_page), per_page, total } }
    },
  })
}

export function publicOne<T extends z.ZodType, P extends z.ZodObject = z.ZodObject<{}>>(
  app: FastifyInstance,
  { method, path }: Endpoint,
  { item, tag, summary, params }: Told<T> & { params?: P },
  read: (params: z.output<P>, language: Language) => Promise<z.output<T>>,
): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .route({
      method,
      url: path,
      schema: {
        tags: [tag],
        summary,
        ...(params && { params }),
        response: { 200: oneOf(item), ...unchanged, ...(params && { 404: ErrorBody, 422: ErrorBody }), ...failures },
      },
      handler: async (request) => ({ data: await read(request.params as z.output<P>, languageOf(request)) }),
    })
}
