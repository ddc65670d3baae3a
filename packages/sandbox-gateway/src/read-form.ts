import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storable } from '#server/integrations/sslcommerz/without-secret.ts'
import type { Fields } from './store.ts'

const KINDS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Forms come in both kinds, because real clients send both; the platform reads either. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(KINDS, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    // What cannot be read says nothing, and is told what is missing.
    const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => new FormData())
    return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  })
}

export function fieldsOf(request: FastifyRequest): Fields {
  const typed = { ...(request.query as Record<string, unknown>), ...(request.body as Fields | undefined) }
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [storable(name), storable(String([value].flat()[0]))]),
  )
}
