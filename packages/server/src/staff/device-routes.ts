import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorBody } from '#contract/schemas/error.ts'
import { changedOne, IdParams, oneOf } from '#contract/schemas/paging.ts'
import { SignedOut } from '#contract/schemas/sign-in.ts'
import { Device, NewDevice, PairDevice, Pairing } from '#contract/schemas/staff-devices.ts'
import { OwnDevice } from '#contract/schemas/staff.ts'
import { doorEndpoints } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import { listDevices } from './device-queries.ts'
import { offerPairing, pairDevice, unpair } from './keep-devices.ts'
import { openRefusals, staffRefusals, staffTags as tags } from './staff-answers.ts'
import type { StaffNeeds } from './staff-needs.ts'
import { presentListed } from './present-device.ts'

/** All of them on one screen: a branch has fifty at most. */
const MOST_LISTED = 150

export function pairingRoutes(app: FastifyInstance, needs: StaffNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { door, cookies } = needs

  api.route({
    method: doorEndpoints.staffPairing.method,
    url: doorEndpoints.staffPairing.path,
    schema: {
      tags,
      summary: 'A code to pair a device with',
      body: NewDevice,
      response: { 200: oneOf(Pairing), ...openRefusals },
    },
    handler: async (request) => ({ data: await offerPairing(needs, door.actor(request), request.body) }),
  })

  api.route({
    method: doorEndpoints.staffPair.method,
    url: doorEndpoints.staffPair.path,
    schema: {
      tags,
      summary: 'Pair this device with the code',
      body: PairDevice,
      response: { 200: changedOne(OwnDevice), ...openRefusals },
    },
    handler: async (request, reply) => {
      const before = cookies.hashOf(request, 'staff')
      const phone = { code: request.body.code, ip: request.ip, requestId: request.id, before }
      const { device, token } = await pairDevice(needs, phone)
      cookies.browser(request, reply)
      cookies.give(reply, 'staff_device', token)
      cookies.take(reply, 'staff')
      return { message: named('staff').paired, data: device }
    },
  })
}

export function deviceRoutes(app: FastifyInstance, needs: StaffNeeds): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { door, database } = needs

  api.route({
    method: doorEndpoints.staffDevices.method,
    url: doorEndpoints.staffDevices.path,
    schema: { tags, summary: 'The paired devices', response: { 200: oneOf(z.array(Device)), ...staffRefusals } },
    handler: async (request) => {
      const rows = await listDevices(database.db, door.actor(request).branchIds, MOST_LISTED)
      return { data: rows.map(presentListed) }
    },
  })

  api.route({
    method: doorEndpoints.staffUnpair.method,
    url: doorEndpoints.staffUnpair.path,
    schema: {
      tags,
      summary: 'Unpair a device: it learns of it with its next call',
      params: IdParams,
      response: { 200: SignedOut, 404: ErrorBody, ...openRefusals },
    },
    handler: async (request) => {
      await unpair(needs, door.actor(request), request.params.id)
      return { message: named('staffOffice').unpaired }
    },
  })
}
