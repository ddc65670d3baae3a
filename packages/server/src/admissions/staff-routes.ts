import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorBody } from '#contract/schemas/error.ts'
import {
  ChoosePeople,
  Count,
  FindQuery,
  Hit,
  LetInAnyway,
  Manager,
  Scan,
  ScanParams,
  ScanRows,
  ScansQuery,
  Verdict,
} from '#contract/schemas/gate.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { gateEndpoints, type StaffCall } from '#contract/staff-endpoints.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import { askPaymentService } from './ask-payment-service.ts'
import { choosePeople } from './choose-people.ts'
import { countNow } from './count-now.ts'
import { findPasses } from './find-passes.ts'
import type { Gate } from './gate.ts'
import { letInAnyway } from './let-in-anyway.ts'
import { listManagers } from './list-managers.ts'
import { listScans } from './list-scans.ts'
import { moveToToday } from './move-to-today.ts'
import { scanPass } from './scan-pass.ts'
import { undoScan } from './undo-scan.ts'

const at = ({ method, path: url }: StaffCall) => ({ method, url })
const judged = { 200: oneOf(Verdict), ...openRefusals }
const decided = { ...judged, 404: ErrorBody, 409: ErrorBody }

/** The calls of the gate: what is held up, and what somebody decides about it. */
export function gateRoutes(app: FastifyInstance, gate: Gate, door: Door): void {
  scanRoutes(app, gate, door)
  decisionRoutes(app, gate, door)
  listRoutes(app, gate, door)
}

function scanRoutes(app: FastifyInstance, gate: Gate, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(gateEndpoints.gateScan),
    schema: { tags, summary: 'Judge what was read or typed at the gate, and let in', body: Scan, response: judged },
    handler: async (request) => ({ data: await scanPass(gate, request.body, door.actor(request)) }),
  })
  api.route({
    ...at(gateEndpoints.gatePeople),
    schema: {
      tags,
      summary: 'Choose who is here: of a family, of a membership',
      params: ScanParams,
      body: ChoosePeople,
      response: decided,
    },
    handler: async (request) => ({
      data: await choosePeople(gate, request.params.scanId, request.body, door.actor(request)),
    }),
  })
  api.route({
    ...at(gateEndpoints.gateAnyway),
    schema: {
      tags,
      summary: 'Let in anyway, with a reason or an approval',
      params: ScanParams,
      body: LetInAnyway,
      response: decided,
    },
    handler: async (request) => ({
      data: await letInAnyway(gate, request.params.scanId, request.body, door.actor(request)),
    }),
  })
}

/** Without a body: which scan it is about says all. */
function decisionRoutes(app: FastifyInstance, gate: Gate, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const decisions = [
    [gateEndpoints.gateUndo, 'Take back what a scan did', undoScan],
    [gateEndpoints.gateAsk, 'Ask the payment service about an unpaid order, and judge it anew', askPaymentService],
    [gateEndpoints.gateMove, 'Move the visit to today, and judge it anew', moveToToday],
  ] as const
  for (const [call, summary, decide] of decisions)
    api.route({
      ...at(call),
      schema: { tags, summary, params: ScanParams, response: decided },
      handler: async (request) => ({ data: await decide(gate, request.params.scanId, door.actor(request)) }),
    })
}

function listRoutes(app: FastifyInstance, gate: Gate, door: Door): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.route({
    ...at(gateEndpoints.gateFind),
    schema: {
      tags,
      summary: 'Passes by a phone number or a name, at most twenty',
      querystring: FindQuery,
      response: { 200: oneOf(z.array(Hit)), ...openRefusals },
    },
    handler: async (request) => ({ data: await findPasses(gate, request.query.q, door.actor(request)) }),
  })
  api.route({
    ...at(gateEndpoints.gateNow),
    schema: { tags, summary: 'How many are inside', response: { 200: oneOf(Count), ...openRefusals } },
    handler: async (request) => ({ data: await countNow(gate, door.actor(request)) }),
  })
  api.route({
    ...at(gateEndpoints.gateScans),
    schema: {
      tags,
      summary: 'The last scans of this gate, newest first',
      querystring: ScansQuery,
      response: { 200: ScanRows, ...openRefusals },
    },
    handler: async (request) => listScans(gate, request.query.before, door.actor(request)),
  })
  api.route({
    ...at(gateEndpoints.gateManagers),
    schema: {
      tags,
      summary: 'The managers of the branch',
      response: { 200: oneOf(z.array(Manager)), ...openRefusals },
    },
    handler: async (request) => ({ data: await listManagers(gate, door.actor(request)) }),
  })
}
