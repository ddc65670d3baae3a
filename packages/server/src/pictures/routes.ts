import type { FastifyInstance } from 'fastify'
import { errorTable } from '#contract/errors.ts'
import { speak } from '#contract/words/named.ts'
import { languageOf } from '../http/language.ts'
import { isPublicKey, MEDIA_PREFIX } from './storage.ts'
import type { Storage } from './storage.ts'

/** A file's name comes from its content, so a browser may keep it for ever. */
const forever = 'max-age=31536000, immutable'

/** Somebody's own picture is kept by their browser only: once removed, no cache in between still has it. */
const keeping = (key: string): string => `${key.includes('/avatar/') ? 'private' : 'public'}, ${forever}`

/** Opened by itself, a drawing is a document: it may style itself and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export function mediaRoutes(app: FastifyInstance, { storage }: { storage: Storage }): void {
  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, { schema: { hide: true } }, async (request, reply) => {
    const key = request.params['*']
    const file = isPublicKey(key) ? await storage.read(key) : null
    reply.header('x-content-type-options', 'nosniff')
    if (file === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(speak(errorTable.not_found[1], languageOf(request)))
    }
    if (file.contentType === 'image/svg+xml') reply.header('content-security-policy', drawingPolicy)
    return reply.header('cache-control', keeping(key)).type(file.contentType).send(file.bytes)
  })
}
