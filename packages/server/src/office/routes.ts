import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { contentCalls } from '#contract/content-endpoints.ts'
import { contentLists, mostThings, thingKinds, type ContentList } from '#contract/content-lists.ts'
import {
  ClientId,
  changedMeanwhile,
  contentShapes,
  NewOrder,
  Restore,
  Versions,
  VersionsQuery,
} from '#contract/schemas/content.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { IdParams, oneOf } from '#contract/schemas/paging.ts'
import { versionOf, versionTag } from '../http/if-match.ts'
import type { StaffActor } from '../actor.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import { addThing, changeThing, orderThings, removeThing, restoreThing, type OfficeNeeds } from './keep-things.ts'
import { refuseOthers, shelfFor } from './own-shelf.ts'
import { seeThing, seeThings, seeVersions } from './read-things.ts'
import type { Shelf } from './shelf.ts'

type Needs = OfficeNeeds & { door: Door }

export function officeRoutes(app: FastifyInstance, needs: Needs): void {
  for (const list of contentLists) {
    readRoutes(app, needs, list)
    makeRoutes(app, needs, list)
    changeRoutes(app, needs, list)
  }
}

/** What is answered carries its version as a tag, which the next change names. */
export const withTag = <T extends { version: number }>(reply: FastifyReply, thing: T): { data: T } => {
  void reply.header('etag', versionTag(thing.version))
  return { data: thing }
}

/** What a change of one thing may be refused with. */
const refusals = <T extends z.ZodType>(thing: T) => ({
  404: ErrorBody,
  409: ErrorBody,
  412: changedMeanwhile(thing),
  428: ErrorBody,
  ...openRefusals,
})

/** Who asks, and what of the list there is for them. */
const atShelf =
  ({ door }: Needs, list: ContentList) =>
  (request: FastifyRequest): [by: StaffActor, shelf: Shelf] => {
    const by = door.actor(request)
    return [by, shelfFor(by, list)]
  }

function readRoutes(app: FastifyInstance, { database: { db }, clock, door }: Needs, list: ContentList): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const [calls, thing] = [contentCalls(list), contentShapes[list].thing as z.ZodObject]
  const shelf = (request: FastifyRequest) => shelfFor(door.actor(request), list)

  api.route({
    method: calls.all.method,
    url: calls.all.path,
    schema: {
      tags,
      summary: `All ${list}, in their order`,
      response: { 200: z.object({ data: z.array(thing), meta: z.object({ most: z.int() }) }), ...openRefusals },
    },
    handler: async (request) => ({
      data: await seeThings(db, shelf(request), clock.now()),
      meta: { most: mostThings[list] },
    }),
  })

  api.route({
    method: calls.one.method,
    url: calls.one.path,
    schema: {
      tags,
      summary: `One of the ${list}`,
      params: IdParams,
      response: { 200: oneOf(thing), 404: ErrorBody, ...openRefusals },
    },
    handler: async (request, reply) =>
      withTag(reply, await seeThing(db, shelf(request), request.params.id, clock.now())),
  })

  api.route({
    method: calls.versions.method,
    url: calls.versions.path,
    schema: {
      tags,
      summary: `What one of the ${list} was, newest first`,
      params: IdParams,
      querystring: VersionsQuery,
      response: { 200: Versions, 404: ErrorBody, ...openRefusals },
    },
    handler: async (request) => {
      const { params, query } = request
      refuseOthers(door.actor(request), list, params.id)
      return seeVersions(db, { kind: thingKinds[list], thingId: String(params.id) }, query.before)
    },
  })
}

function makeRoutes(app: FastifyInstance, needs: Needs, list: ContentList): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const [calls, { fields, thing }] = [contentCalls(list), contentShapes[list]]
  const at = atShelf(needs, list)

  api.route({
    method: calls.add.method,
    url: calls.add.path,
    schema: {
      tags,
      summary: `Add to the ${list}`,
      body: fields.extend(ClientId.shape) as z.ZodObject<typeof ClientId.shape>,
      response: { 200: oneOf(thing as z.ZodObject), 201: oneOf(thing as z.ZodObject), 409: ErrorBody, ...openRefusals },
    },
    handler: async (request, reply) => {
      const { thing: made, made: isNew } = await addThing(needs, ...at(request), request.body)
      return reply.code(isNew ? 201 : 200).send(withTag(reply, made))
    },
  })

  api.route({
    method: calls.order.method,
    url: calls.order.path,
    schema: {
      tags,
      summary: `Put the ${list} in order, all of them at once`,
      body: NewOrder,
      response: { 200: oneOf(NewOrder), ...openRefusals },
    },
    handler: async (request) => ({ data: { ids: await orderThings(needs, ...at(request), request.body.ids) } }),
  })
}

function changeRoutes(app: FastifyInstance, needs: Needs, list: ContentList): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const [calls, { fields, thing }] = [contentCalls(list), contentShapes[list]]
  const at = atShelf(needs, list)
  const response = { 200: oneOf(thing as z.ZodObject), ...refusals(thing as z.ZodObject) }
  const which = (request: Pick<FastifyRequest, 'params' | 'headers'>) => ({
    id: (request.params as IdParams).id,
    version: versionOf(request),
  })

  api.route({
    method: calls.change.method,
    url: calls.change.path,
    schema: {
      tags,
      summary: `Change one of the ${list}; If-Match names its version`,
      params: IdParams,
      body: fields.partial() as z.ZodObject,
      response,
    },
    handler: async (request, reply) =>
      withTag(reply, await changeThing(needs, ...at(request), which(request), request.body)),
  })

  api.route({
    method: calls.remove.method,
    url: calls.remove.path,
    schema: { tags, summary: `Put one of the ${list} into the bin`, params: IdParams, response },
    handler: async (request, reply) => withTag(reply, await removeThing(needs, ...at(request), which(request))),
  })

  api.route({
    method: calls.restore.method,
    url: calls.restore.path,
    schema: {
      tags,
      summary: `Put one of the ${list} back, from the bin or to an older version`,
      params: IdParams,
      body: Restore,
      response,
    },
    handler: async (request, reply) => {
      const { version } = request.body
      return withTag(reply, await restoreThing(needs, ...at(request), which(request), version))
    },
  })
}
