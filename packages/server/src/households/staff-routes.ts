import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { showPhone } from '#contract/rules/phone.ts'
import { customerEndpoints as calls } from '#contract/desk-endpoints.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { OwnData } from '#contract/schemas/own-data.ts'
import { IdParams, oneOf } from '#contract/schemas/paging.ts'
import { CodeSent } from '#contract/schemas/sign-in.ts'
import {
  ChangePhone,
  CustomersQuery,
  Erased,
  Household,
  HouseholdRows,
  MergeCustomers,
  Merged,
  NoteWritten,
  PhoneChanged,
  SendCustomerCode,
  VisitDays,
  VisitsQuery,
  WithConsent,
} from '#contract/schemas/staff-customers.ts'
import { WriteNote } from '#contract/schemas/staff-orders.ts'
import type { StaffCall } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import { CODE_SECONDS } from '../customers/sign-in-code.ts'
import { RESEND_SECONDS } from '../customers/sign-in-limits.ts'
import { prepareTries } from '../customers/try-queries.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import { changePhone } from './change-phone.ts'
import { eraseAtDesk } from './erase-at-desk.ts'
import { findHouseholds } from './find-households.ts'
import { handOverAtDesk } from './hand-over-at-desk.ts'
import type { Households } from './households.ts'
import { mergeCustomers } from './merge-customers.ts'
import { readHousehold, readVisits } from './read-household.ts'
import { sendDeskCode } from './send-desk-code.ts'
import { writeNote } from './write-note.ts'

const [desk, answers] = [named('staffDesk'), named('answers')]
const at = ({ method, path: url }: StaffCall) => ({ method, url })
const refusals = { 404: ErrorBody, ...openRefusals }

/** Customers at the desk. */
export function householdRoutes(app: FastifyInstance, deps: Omit<Households, 'tries'>, door: Door): void {
  const households = { ...deps, tries: prepareTries(deps.database.pool) }
  readingRoutes(app, households, door)
  changingRoutes(app, households, door)
  consentRoutes(app, households, door)
}

function readingRoutes(app: FastifyInstance, needs: Households, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.staffCustomers),
    schema: {
      tags,
      summary: 'Customers by phone, name, child’s name or invoice',
      querystring: CustomersQuery,
      response: { 200: HouseholdRows, ...openRefusals },
    },
    handler: (request) => findHouseholds(needs, door.actor(request), request.query),
  })
  api.route({
    ...at(calls.staffCustomer),
    schema: {
      tags,
      summary: 'The page of a customer; the log says who looked',
      params: IdParams,
      response: { 200: oneOf(Household), ...refusals },
    },
    handler: async (request) => ({ data: await readHousehold(needs, door.actor(request), request.params.id) }),
  })
  api.route({
    ...at(calls.customerVisits),
    schema: {
      tags,
      summary: 'Every day a customer came',
      params: IdParams,
      querystring: VisitsQuery,
      response: { 200: VisitDays, ...refusals },
    },
    handler: (request) => readVisits(needs, door.actor(request), request.params.id, request.query),
  })
}

function changingRoutes(app: FastifyInstance, needs: Households, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.writeCustomerNote),
    schema: {
      tags,
      summary: 'Write a note about a customer, for the staff alone',
      params: IdParams,
      body: WriteNote,
      response: { 201: NoteWritten, ...refusals },
    },
    handler: async (request, reply) => {
      const data = await writeNote(needs, door.actor(request), { ...request.params, ...request.body })
      return reply.code(201).send({ data, message: desk.noteKept })
    },
  })
  api.route({
    ...at(calls.changeCustomerPhone),
    schema: {
      tags,
      summary: 'Give a customer another number, whose code they have read out',
      params: IdParams,
      body: ChangePhone,
      response: { 200: PhoneChanged, ...refusals },
    },
    handler: async (request) => {
      const { params, body, ip, log } = request
      await changePhone({ ...needs, logger: log }, door.actor(request), { ...params, ...body, ip })
      return { message: desk.phoneChanged(showPhone(body.phone)), data: { phone: body.phone } }
    },
  })
  api.route({
    ...at(calls.mergeCustomers),
    schema: {
      tags,
      summary: 'Take over another customer, who then goes',
      params: IdParams,
      body: MergeCustomers,
      response: { 200: Merged, ...refusals },
    },
    handler: async (request) => {
      const { id } = request.params
      const { phone } = await mergeCustomers(needs, door.actor(request), { id, ...request.body })
      return { message: desk.merged(showPhone(phone)), data: { id } }
    },
  })
}

/** What a customer agrees to by reading out a code. */
function consentRoutes(app: FastifyInstance, needs: Households, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(calls.sendCustomerCode),
    schema: {
      tags,
      summary: 'Send a code that the customer reads out',
      params: IdParams,
      body: SendCustomerCode,
      response: { 200: CodeSent, 502: ErrorBody, ...refusals },
    },
    handler: async (request) => {
      const { params, body: asked, ip, log } = request
      await sendDeskCode({ ...needs, logger: log }, door.actor(request), { ...params, asked, ip })
      return { message: answers.codeOnItsWay, data: { expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS } }
    },
  })
  api.route({
    ...at(calls.eraseCustomer),
    schema: {
      tags,
      summary: 'Erase a customer; orders and visits stay, without the person',
      params: IdParams,
      body: WithConsent,
      response: { 200: Erased, 409: ErrorBody, ...refusals },
    },
    handler: async (request) => {
      const { params, body: consent, ip, log } = request
      await eraseAtDesk({ ...needs, logger: log }, door.actor(request), { ...params, consent, ip })
      return { message: desk.customerErased }
    },
  })
  // What is sent is a stream: its shape is described, but cannot be seen by whoever checks types.
  app.route<{ Params: IdParams; Body: WithConsent }>({
    ...at(calls.handOverData),
    schema: {
      tags,
      summary: 'Everything the centre holds on a customer, as a file for them',
      params: IdParams,
      body: WithConsent,
      response: { 200: oneOf(OwnData), ...refusals },
    },
    handler: async (request, reply) => {
      const { params, body: consent, ip, log } = request
      const asked = { ...params, consent, ip }
      const { name, file } = await handOverAtDesk({ ...needs, logger: log }, door.actor(request), asked)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file)
    },
  })
}
