import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { worthwhileEncoding } from './compress.ts'
import { encode, tagEnd } from './encoding.ts'

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

/** So many bytes of encoded answers are kept, by their tags; what was not asked for longest goes first. */
const MOST_KEPT_BYTES = 8_000_000

export function answerWithEtag(app: FastifyInstance): void {
  const once = keepRecent(MOST_KEPT_BYTES)
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const encoding = worthwhileEncoding(request, payload)
    const etag = etagOf(payload, tagEnd[encoding])
    const kept = reply.getHeader('cache-control') ?? REVALIDATE
    reply.headers({ etag, 'cache-control': kept, vary: 'Accept-Encoding' })
    if (isFresh(request.headers['if-none-match'], etag)) {
      reply.code(304).removeHeader('content-type')
      return null
    }
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding)
    return once(etag, () => encode[encoding](Buffer.from(payload)))
  })
}

/** The catalogue says the same to everyone, so each answer is encoded once and not for each caller. */
export function keepRecent(mostBytes: number): (name: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  const forget = (name: string) => {
    bytes -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }
  return async (name, make) => {
    const found = kept.get(name) ?? (await make())
    forget(name)
    kept.set(name, found)
    bytes += found.length
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
    return found
  }
}
