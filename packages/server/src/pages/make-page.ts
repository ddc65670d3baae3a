import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf, REVALIDATE } from '../http/etag.ts'
import type { Headers } from '../http/security.ts'
import type { Drawing } from './renderer.ts'

/** A page ready to be sent: every encoding made ahead, every header written down. */
export type Page = { status: number; complete: boolean; forms: Record<Encoding, Form> }
export type Encoding = 'br' | 'gzip' | 'identity'
type Form = { body: Buffer; headers: Headers; etag: string | undefined }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Higher levels shrink a page by a few percent more and take many times as long. */
const BROTLI_QUALITY = 6

/** What is whole and for everyone may be kept, and is asked about each time; the rest is never stored. */
export async function makePage(drawing: Drawing, forEveryone: boolean): Promise<Page> {
  const identity = Buffer.from(drawing.document)
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    toGzip(identity),
  ])
  const status = drawing.complete || drawing.status >= 500 ? drawing.status : 503
  const kept = drawing.complete && forEveryone
  const form = (body: Buffer, variant: string, encoding: Headers): Form => {
    // A tag promises that the answer is still 200, so no other status carries one.
    const etag = kept && status === 200 ? etagOf(identity, variant) : undefined
    return { body, etag, headers: { ...headersOf(drawing, kept), ...encoding, ...(etag && { etag }) } }
  }
  const forms = {
    br: form(br, '-br', { 'content-encoding': 'br' }),
    gzip: form(gz, '-gz', { 'content-encoding': 'gzip' }),
    identity: form(identity, '', {}),
  }
  return { status, complete: drawing.complete, forms }
}

const headersOf = ({ policy, location, type }: Drawing, kept: boolean): Headers => ({
  'content-type': type ?? 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': kept ? REVALIDATE : 'no-store',
  vary: 'Accept-Encoding',
  ...(location && { location }),
})
