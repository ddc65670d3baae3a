import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Kept anywhere, but asked about every time: the ETag makes the question cheap. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

export const etagOf = (content: string | Buffer, variant = ''): string =>
  `"${hash('sha256', content, 'base64url').slice(0, 27)}${variant}"`

/** RFC 9110, 13.1.2: a list of tags or `*`, compared weakly. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Every successful answer of these routes carries an ETag and honours the caller's. */
export function answerWithEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = etagOf(payload)
    reply.headers({ etag, 'cache-control': REVALIDATE })
    if (!isFresh(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
