import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { BusinessInfo, Settings } from '#contract/schemas/business.ts'
import type { Tx } from '../db/database.ts'
import { publicOne } from '../http/public-reads.ts'
import { presentBusinessInfo, presentSettings } from './present.ts'
import { prepareContent } from './queries.ts'

const tag = 'Content'

export function contentRoutes(app: FastifyInstance, db: Tx): void {
  const queries = prepareContent(db)

  publicOne(
    app,
    endpoints.businessInfo,
    { item: BusinessInfo, tag, summary: 'Who the centre is and how to reach it' },
    async (_, language) => presentBusinessInfo(await queries.businessInfo(), language),
  )

  publicOne(app, endpoints.settings, { item: Settings, tag, summary: 'The VAT rate, in percent' }, async () =>
    presentSettings(await queries.settings()),
  )
}
