import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Branch } from '#contract/schemas/branch.ts'
import { BusinessInfo, Settings } from '#contract/schemas/business.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { GalleryItem } from '#contract/schemas/gallery.ts'
import { Group } from '#contract/schemas/group.ts'
import { Package } from '#contract/schemas/package.ts'
import { PageMeta } from '#contract/schemas/paging.ts'
import { Picture } from '#contract/schemas/picture.ts'
import { Product } from '#contract/schemas/product.ts'
import { PurchaseAnswer, RidingUser } from '#contract/schemas/purchase.ts'
import { Ride } from '#contract/schemas/ride.ts'
import { Sale } from '#contract/schemas/sale.ts'
import { Subscription } from '#contract/schemas/subscription.ts'
import { User } from '#contract/schemas/user.ts'
import { addTexts } from './openapi-texts.ts'

const named = {
  Branch,
  BusinessInfo,
  ErrorBody,
  GalleryItem,
  Group,
  Package,
  PageMeta,
  Picture,
  Product,
  PurchaseAnswer,
  Ride,
  RidingUser,
  Sale,
  Settings,
  Subscription,
  User,
}

export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const schemaRegistry = z.globalRegistry
  for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id })

  const toJsonSchema = createJsonSchemaTransform({ schemaRegistry })
  const toComponents = createJsonSchemaTransformObject({ schemaRegistry })

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Play centre API',
        version: '1.0.0',
        description: 'What the website asks the server. With lang=bn in its query any call is answered in Bangla.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'What verify-otp answers.' },
          staff: {
            type: 'apiKey',
            in: 'cookie',
            name: 'staff',
            description:
              'What sign-in gives (__Secure-staff on https). What is not GET needs the header X-Staff: 1 besides.',
          },
        },
      },
    },
    transform: (route) => toJsonSchema({ ...route, schema: withRefusals(withToken(route.schema)) }),
    transformObject: (document) => addTexts(withoutInputs(toComponents(document))),
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Whatever can answer 401 asks for a token, or for the cookie of the staff. */
const withToken = (schema: FastifySchema): FastifySchema =>
  schema?.response && 401 in (schema.response as object)
    ? { ...schema, security: [schema.tags?.includes('Staff') ? { staff: [] } : { token: [] }] }
    : schema

/** Whatever takes a body may be sent too much of it, or something else. */
const withRefusals = (schema: FastifySchema): FastifySchema =>
  schema?.body ? { ...schema, response: { 413: ErrorBody, 415: ErrorBody, ...(schema.response as object) } } : schema

/** Each named shape comes twice, as it is sent and as it is answered; ours are all answers. */
function withoutInputs<T extends object>(document: T & { components?: { schemas?: Record<string, unknown> } }): T {
  const answers = Object.entries(document.components?.schemas ?? {}).filter(([name]) => !name.endsWith('Input'))
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(answers) } }
}
