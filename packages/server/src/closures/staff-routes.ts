import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorBody } from '#contract/schemas/error.ts'
import { IdParams, oneOf } from '#contract/schemas/paging.ts'
import {
  DayChange,
  Hit,
  HitOrders,
  HitOrdersQuery,
  HitQuery,
  MonthQuery,
  RemoveDayQuery,
  SavedDays,
  SpecialDay,
  StaffDay,
} from '#contract/schemas/staff-days.ts'
import { dayEndpoints as calls, type StaffCall } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import { versionOf, versionTag } from '../http/if-match.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import type { StaffNeeds } from '../staff/staff-needs.ts'
import { removeDay, saveDays } from './keep-days.ts'
import { listHit, readHit } from './read-hit.ts'
import { readMonth } from './read-month.ts'

const at = ({ method, path: url }: StaffCall) => ({ method, url })
const read = { 404: ErrorBody, ...openRefusals }
const changed = {
  ...read,
  409: ErrorBody.extend({ data: z.union([Hit, SavedDays.pick({ days: true })]).optional() }),
  412: ErrorBody.extend({ data: SpecialDay.partial().optional() }),
  428: ErrorBody,
}

/** Rules → Days. */
export function closureRoutes(app: FastifyInstance, needs: StaffNeeds): void {
  readingRoutes(app, needs)
  changingRoutes(app, needs)
}

function readingRoutes(app: FastifyInstance, { door, ...needs }: StaffNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.staffDays),
    schema: {
      tags,
      summary: 'The days of a month at a branch, or at all',
      querystring: MonthQuery,
      response: { 200: oneOf(z.array(StaffDay)), ...read },
    },
    handler: async (request) => ({ data: await readMonth(needs, door.actor(request), request.query) }),
  })
  api.route({
    ...at(calls.staffDaysHit),
    schema: {
      tags,
      summary: 'Whom closing these days would hit',
      querystring: HitQuery,
      response: { 200: oneOf(Hit), ...read },
    },
    handler: async (request) => ({ data: await readHit(needs, door.actor(request), request.query) }),
  })
  api.route({
    ...at(calls.staffDaysOrders),
    schema: {
      tags,
      summary: 'The paid orders for these days',
      querystring: HitOrdersQuery,
      response: { 200: HitOrders, ...read },
    },
    handler: (request) => listHit(needs, door.actor(request), request.query),
  })
}

function changingRoutes(app: FastifyInstance, { door, ...needs }: StaffNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.staffSaveDays),
    schema: {
      tags,
      summary:
        'Close days, mark a holiday, or give other hours; one day needs If-Match, "0" where nothing was said yet',
      body: DayChange,
      response: { 200: oneOf(SavedDays), ...changed },
    },
    handler: async (request, reply) => {
      const { from, to } = request.body
      const data = await saveDays(needs, door.actor(request), request.body, from === to ? versionOf(request) : null)
      if (from === to) void reply.header('etag', versionTag(data.days[0]?.version ?? 0))
      return { data }
    },
  })
  api.route({
    ...at(calls.staffRemoveDay),
    schema: {
      tags,
      summary: 'Make a day like others again',
      params: IdParams,
      querystring: RemoveDayQuery,
      response: { 200: z.object({ message: z.string() }), ...changed },
    },
    handler: async (request) => {
      const seen = { id: request.params.id, version: versionOf(request), orders: request.query.orders }
      const { asForAll } = await removeDay(needs, door.actor(request), seen)
      return { message: asForAll ? named('staffOffice').dayAsForAll : named('staffOffice').dayAsUsual }
    },
  })
}
