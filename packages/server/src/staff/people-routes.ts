import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/schemas/error.ts'
import { IdParams, oneOf } from '#contract/schemas/paging.ts'
import { NewPerson, People, PeopleQuery, Person, PersonChange } from '#contract/schemas/staff-people.ts'
import { doorEndpoints } from '#contract/staff-endpoints.ts'
import { addPerson, changePerson } from './keep-people.ts'
import { seeNames, seePeople, seePerson } from './list-people.ts'
import { openRefusals, staffTags as tags } from './staff-answers.ts'
import type { StaffNeeds } from './staff-needs.ts'

export function peopleRoutes(app: FastifyInstance, needs: StaffNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { door, database } = needs

  api.route({
    method: doorEndpoints.staffPeople.method,
    url: doorEndpoints.staffPeople.path,
    schema: {
      tags,
      summary: 'Who works here; on a device without anybody, whose name to tap',
      querystring: PeopleQuery,
      response: { 200: People, ...openRefusals },
    },
    handler: async (request) => {
      const device = door.device(request)
      if (device && !door.visitor(request)) return seeNames(database.db, device)
      return seePeople(database.db, door.actor(request), request.query)
    },
  })

  api.route({
    method: doorEndpoints.staffAddPerson.method,
    url: doorEndpoints.staffAddPerson.path,
    schema: { tags, summary: 'Add a person', body: NewPerson, response: { 201: oneOf(Person), ...openRefusals } },
    handler: async (request, reply) => {
      const by = door.actor(request)
      const id = await addPerson(needs, by, request.body)
      return reply.code(201).send({ data: await seePerson(database.db, by, id) })
    },
  })

  api.route({
    method: doorEndpoints.staffChangePerson.method,
    url: doorEndpoints.staffChangePerson.path,
    schema: {
      tags,
      summary: 'Change a person, or end their access',
      params: IdParams,
      body: PersonChange,
      response: { 200: oneOf(Person), 404: ErrorBody, 409: ErrorBody, ...openRefusals },
    },
    handler: async (request) => {
      const [by, { id }] = [door.actor(request), request.params]
      await changePerson(needs, by, id, request.body)
      return { data: await seePerson(database.db, by, id) }
    },
  })
}
