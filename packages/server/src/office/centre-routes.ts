import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { centreEndpoints as calls } from '#contract/content-endpoints.ts'
import { BusinessFields, PolicyFields, SettingsFields } from '#contract/schemas/centre-fields.ts'
import {
  Bin,
  BusinessThing,
  changedMeanwhile,
  PolicyParams,
  PolicyThing,
  RestoreVersion,
  SettingsThing,
  Versions,
  VersionsQuery,
} from '#contract/schemas/content.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import type { StaffCall } from '#contract/staff-endpoints.ts'
import { versionOf, versionTag } from '../http/if-match.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import { business, centreSettings, policyNamed, type Single } from './centre.ts'
import { changeSingle, restoreSingle, seeSingle } from './keep-centre.ts'
import type { OfficeNeeds } from './keep-things.ts'
import { seeBin, seeVersions } from './read-things.ts'

type Needs = OfficeNeeds & { door: Door }
type Served = {
  calls: Record<'see' | 'change' | 'versions' | 'restore', StaffCall>
  what: string
  fields: z.ZodObject
  thing: z.ZodObject
  params: z.ZodObject
  find: (params: unknown) => Single
}

export function centreRoutes(app: FastifyInstance, needs: Needs): void {
  const nothing = z.object({})
  serve(app, needs, {
    calls: {
      see: calls.staffBusiness,
      change: calls.staffChangeBusiness,
      versions: calls.staffBusinessVersions,
      restore: calls.staffRestoreBusiness,
    },
    what: 'who the centre is',
    fields: BusinessFields,
    thing: BusinessThing,
    params: nothing,
    find: () => business,
  })
  serve(app, needs, {
    calls: {
      see: calls.staffSettings,
      change: calls.staffChangeSettings,
      versions: calls.staffSettingsVersions,
      restore: calls.staffRestoreSettings,
    },
    what: 'the settings',
    fields: SettingsFields,
    thing: SettingsThing,
    params: nothing,
    find: () => centreSettings,
  })
  serve(app, needs, {
    calls: {
      see: calls.staffPolicy,
      change: calls.staffChangePolicy,
      versions: calls.staffPolicyVersions,
      restore: calls.staffRestorePolicy,
    },
    what: 'a policy',
    fields: PolicyFields,
    thing: PolicyThing,
    params: PolicyParams,
    find: (params) => policyNamed((params as PolicyParams).name),
  })
  binRoute(app, needs)
}

function serve(app: FastifyInstance, needs: Needs, served: Served): void {
  readRoutes(app, needs, served)
  changeRoutes(app, needs, served)
}

const tagged = (version: number) => ({ etag: versionTag(version) })

function readRoutes(app: FastifyInstance, { database: { db } }: Needs, served: Served): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { calls: own, what, thing, params, find } = served

  api.route({
    method: own.see.method,
    url: own.see.path,
    schema: {
      tags,
      summary: `Read ${what}, in both languages`,
      params,
      response: { 200: oneOf(thing), 404: ErrorBody, ...openRefusals },
    },
    handler: async (request, reply) => {
      const data = await seeSingle(db, find(request.params))
      return reply.headers(tagged(data.version)).send({ data })
    },
  })
  api.route({
    method: own.versions.method,
    url: own.versions.path,
    schema: {
      tags,
      summary: `What was written about ${what}, newest first`,
      params,
      querystring: VersionsQuery,
      response: { 200: Versions, 404: ErrorBody, ...openRefusals },
    },
    handler: async (request) => seeVersions(db, find(request.params), request.query.before),
  })
}

function changeRoutes(app: FastifyInstance, needs: Needs, served: Served): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { calls: own, what, fields, thing, params, find } = served
  const by = needs.door.actor
  const refused = { 404: ErrorBody, 409: ErrorBody, 412: changedMeanwhile(thing), 428: ErrorBody, ...openRefusals }
  const response = { 200: oneOf(thing), ...refused }

  api.route({
    method: own.change.method,
    url: own.change.path,
    schema: { tags, summary: `Change ${what}; If-Match names its version`, params, body: fields.partial(), response },
    handler: async (request, reply) => {
      const data = await changeSingle(needs, by(request), find(request.params), versionOf(request), request.body)
      return reply.headers(tagged(data.version)).send({ data })
    },
  })
  api.route({
    method: own.restore.method,
    url: own.restore.path,
    schema: { tags, summary: `Put back an older version of ${what}`, params, body: RestoreVersion, response },
    handler: async (request, reply) => {
      const { version: older } = request.body
      const data = await restoreSingle(needs, by(request), find(request.params), versionOf(request), older)
      return reply.headers(tagged(data.version)).send({ data })
    },
  })
}

function binRoute(app: FastifyInstance, { database: { db }, clock, door }: Needs): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .route({
      method: calls.staffBin.method,
      url: calls.staffBin.path,
      schema: { tags, summary: 'What was deleted and can be put back', response: { 200: Bin, ...openRefusals } },
      handler: async (request) => ({ data: await seeBin(db, door.actor(request), clock.now()) }),
    })
}
