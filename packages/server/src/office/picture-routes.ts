import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MAX_PICTURE_BYTES, PICTURES_IN_HAND } from '#contract/rules/picture-sending.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { IdParams, oneOf } from '#contract/schemas/paging.ts'
import { PictureChange, PictureForm, SentLogo, StaffPicture } from '#contract/schemas/staff-picture.ts'
import { pictureEndpoints as calls } from '#contract/staff-endpoints.ts'
import { named } from '#contract/words/named.ts'
import { AppError } from '../http/app-error.ts'
import { countCall, tooManyRequests } from '../http/count-call.ts'
import { limitConcurrencyPer } from '../http/limit-concurrency.ts'
import { acceptForms, readForm, type Form } from '../http/read-form.ts'
import { presentStaffPicture } from '../pictures/present.ts'
import type { Door } from '../staff/door.ts'
import { openRefusals, staffTags as tags } from '../staff/staff-answers.ts'
import { changePicture } from './change-picture.ts'
import { sendLogo, sendPicture, type PhotoForm, type PictureNeeds } from './send-picture.ts'

const office = named('staffOffice')

/** One byte past the limit is enough to know. */
const limits = { fields: 20, fieldBytes: 16_384, files: 2, fileBytes: MAX_PICTURE_BYTES + 1 }
const HOUR_SECONDS = 3600

type Needs = PictureNeeds & { door: Door }

export function pictureRoutes(app: FastifyInstance, needs: Needs): void {
  // Of many sent at once a few are in memory; the others stay on the line until it is their turn, and of very many some are let go.
  const hold = limitConcurrencyPer({
    most: PICTURES_IN_HAND,
    waiting: 30,
    full: () => tooManyRequests(5, () => office.picturesInHand),
  })
  void app.register(async (forms) => {
    acceptForms(forms)
    sendRoute(forms, needs, hold)
  })
  changeRoute(app, needs, hold)
}

type Hold = ReturnType<typeof limitConcurrencyPer>

const count = (needs: Needs, staffId: number) =>
  countCall(
    needs,
    [{ name: 'staff pictures', subject: `staff ${staffId}`, most: 600, seconds: HOUR_SECONDS }],
    office.picturesLimit,
  )

function sendRoute(app: FastifyInstance, needs: Needs, hold: Hold): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: calls.sendPicture.method,
    url: calls.sendPicture.path,
    schema: {
      tags,
      summary: 'Send a picture for the content; the same client_id again answers what the first one made',
      description:
        'A form with file, use, alt, alt_bn, focus_x, focus_y and client_id. Of a logo the address is answered.',
      consumes: ['multipart/form-data'],
      body: PictureForm,
      response: {
        200: oneOf(StaffPicture),
        201: oneOf(z.union([StaffPicture, SentLogo])),
        413: ErrorBody,
        415: ErrorBody,
        ...openRefusals,
      },
    },
    // The form is still on the line: it is read and looked at when it is its turn.
    validatorCompiler: () => (value) => ({ value: value as unknown }),
    handler: async (request, reply) => {
      const by = needs.door.actor(request)
      return hold(by.staffId, async () => {
        await count(needs, by.staffId)
        const form = readPictureForm(await readForm(request, ['file'], limits))
        if (form.use === 'logo') return reply.code(201).send({ data: await sendLogo(needs, by, form.file) })
        const { picture, isNew } = await sendPicture(needs, by, form as PhotoForm)
        return reply.code(isNew ? 201 : 200).send({ data: presentStaffPicture(picture) })
      })
    },
  })
}

function readPictureForm({ fields, files }: Form): PictureForm {
  const read = PictureForm.safeParse({ ...Object.fromEntries(fields), file: files.get('file') })
  if (read.success) return read.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) (errors[path.join('.')] ??= []).push(message)
  throw new AppError('invalid', { message: Object.values(errors)[0]?.[0], errors })
}

function changeRoute(app: FastifyInstance, needs: Needs, hold: Hold): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: calls.changePicture.method,
    url: calls.changePicture.path,
    schema: {
      tags,
      summary: 'Tell a picture in other words, set its point of focus, turn it: the answer is another picture',
      params: IdParams,
      body: PictureChange,
      response: { 200: oneOf(StaffPicture), 404: ErrorBody, 415: ErrorBody, ...openRefusals },
    },
    handler: async (request) => {
      const [by, { id }] = [needs.door.actor(request), request.params]
      const picture = await hold(by.staffId, () => changePicture(needs, by, id, request.body))
      return { data: presentStaffPicture(picture) }
    },
  })
}
