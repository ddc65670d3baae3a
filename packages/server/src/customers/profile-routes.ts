import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { endpoints } from '#contract/endpoints.ts'
import { MAX_IMAGE_BYTES } from '#contract/rules/profile-image.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { oneOf } from '#contract/schemas/paging.ts'
import { OwnName, ProfileForm } from '#contract/schemas/profile.ts'
import { User } from '#contract/schemas/user.ts'
import { named } from '#contract/words/named.ts'
import { countCall, tooManyRequests } from '../http/count-call.ts'
import { limitConcurrencyPer } from '../http/limit-concurrency.ts'
import { acceptForms, readForm } from '../http/read-form.ts'
import { toProfileForm } from './profile-form.ts'
import { createUserRead } from './read-user.ts'
import { saveName } from './save-name.ts'
import type { Session } from './session.ts'
import { inHand } from './store-profile-picture.ts'
import { type ProfileNeeds, updateProfile } from './update-profile.ts'

/** Room for more children than are allowed, so that it can be said in a sentence; one byte past the limit is enough to know. */
const limits = { fields: 1000, fieldBytes: 4096, files: 5, fileBytes: MAX_IMAGE_BYTES + 1 }

const failures = {
  401: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
  500: ErrorBody,
  503: ErrorBody,
}

const enough = named('answers').limitProfile

export async function profileRoutes(app: FastifyInstance, deps: ProfileNeeds, session: Session): Promise<void> {
  const saving = openSaving(deps, session)
  await app.register(async (forms) => {
    acceptForms(forms)
    profileRoute(forms, saving)
  })
  nameRoute(app, saving)
}

type Saving = ReturnType<typeof openSaving>

function openSaving(deps: ProfileNeeds, session: Session) {
  const countSaving = (customerId: number) =>
    countCall(deps, [{ name: 'profile savings', subject: `customer ${customerId}`, most: 60, seconds: 3600 }], enough)
  // Whoever sends many at once has no more than a few of them in our memory and asks the database no more than a few times at
  // once; a line that broke off does not hold up the next try.
  const takeTurn = limitConcurrencyPer({ most: 4 })
  return { deps, session, countSaving, takeTurn, readUser: createUserRead(deps.database.db) }
}

function profileRoute(app: FastifyInstance, { deps, session, countSaving, takeTurn, readUser }: Saving): void {
  // Of many pictures sent at once, all but one are let go before they wait for anything.
  const holdPicture = limitConcurrencyPer({ most: 1, waiting: 0, full: () => tooManyRequests(1, inHand) })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoints.updateProfile.method,
    url: endpoints.updateProfile.path,
    schema: {
      tags: ['Profile'],
      summary: 'Save the whole profile; without an image the old one stays',
      description:
        'Children are sent as childrens[0][name], childrens[0][age] and so on; who is not sent is no longer in the profile.',
      consumes: ['multipart/form-data'],
      body: ProfileForm,
      response: { 200: oneOf(User), ...failures },
    },
    onRequest: session.require,
    preValidation: async (request) => {
      const { customerId } = session.of(request)
      const form = await takeTurn(customerId, async () => {
        await countSaving(customerId)
        return readForm(request, ['image'], limits)
      })
      request.body = toProfileForm(form) as typeof request.body
    },
    handler: async (request) => {
      const { customerId } = session.of(request)
      const save = () => updateProfile(deps, request.body, session.actor(request))
      await (request.body.image ? holdPicture(customerId, save) : save())
      return { data: await readUser(customerId) }
    },
  })
}

function nameRoute(app: FastifyInstance, { deps, session, countSaving, takeTurn, readUser }: Saving): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoints.saveName.method,
    url: endpoints.saveName.path,
    schema: {
      tags: ['Profile'],
      summary: 'Save the name alone, which an order needs; the rest of the profile stays as it is',
      body: OwnName,
      response: { 200: oneOf(User), ...failures },
    },
    onRequest: session.require,
    handler: async (request) => {
      const { customerId } = session.of(request)
      await takeTurn(customerId, async () => {
        await countSaving(customerId)
        await saveName(deps, request.body, session.actor(request))
      })
      return { data: await readUser(customerId) }
    },
  })
}
