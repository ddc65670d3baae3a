import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { BusinessInfo, Settings } from '#contract/schemas/business.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { prepareTold } from '../calendar/queries.ts'
import { readToldDays } from '../calendar/read-days.ts'
import type { Clock } from '../clock.ts'
import { Policy, PolicyPlace } from '#contract/schemas/policy.ts'
import type { Tx } from '../db/database.ts'
import { publicOne } from '../http/public-reads.ts'
import { presentPolicy } from './present-policy.ts'
import { presentBusinessInfo, presentSettings } from './present.ts'
import { prepareContent } from './queries.ts'

const tag = 'Content'

export function contentRoutes(app: FastifyInstance, db: Tx, clock: Clock): void {
  const [queries, told] = [prepareContent(db), prepareTold(db)]

  publicOne(
    app,
    endpoints.businessInfo,
    { item: BusinessInfo, tag, summary: 'Who the centre is and how to reach it' },
    async (_, language) => {
      const days = await readToldDays(told, dhakaDay(clock.now()), language)
      const info = presentBusinessInfo(await queries.businessInfo(), language)
      return days.length > 0 ? { ...info, special_days: days } : info
    },
  )

  publicOne(app, endpoints.settings, { item: Settings, tag, summary: 'The VAT rate, in percent' }, async () =>
    presentSettings(await queries.settings()),
  )

  publicOne(
    app,
    endpoints.policy,
    { item: Policy, tag, summary: 'One of the four policy pages, as text', params: PolicyPlace },
    async ({ name }, language) => presentPolicy(name, await queries.policy(name), language),
  )
}
