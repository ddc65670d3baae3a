import { encode, type Encoding, tagEnd } from '../http/encoding.ts'
import { etagOf, REVALIDATE } from '../http/etag.ts'
import type { Headers } from '../http/security.ts'
import type { Drawing } from './renderer.ts'

/** A page ready to be sent: every encoding made ahead, every header written down. */
export type Page = { status: number; complete: boolean; forms: Record<Encoding, Form> }
type Form = { body: Buffer; headers: Headers; etag: string | undefined }

/** What is whole and for everyone may be kept, and is asked about each time; the rest is never stored. */
export async function makePage(drawing: Drawing, forEveryone: boolean): Promise<Page> {
  const plain = Buffer.from(drawing.document)
  const status = drawing.complete || drawing.status >= 500 ? drawing.status : 503
  const kept = drawing.complete && forEveryone
  const form = async (encoding: Encoding): Promise<Form> => {
    // A tag promises that the answer is still 200, so no other status carries one.
    const etag = kept && status === 200 ? etagOf(plain, tagEnd[encoding]) : undefined
    const encoded = encoding !== 'identity' && { 'content-encoding': encoding }
    return { body: await encode[encoding](plain), etag, headers: { ...headersOf(drawing, kept), ...encoded, ...(etag && { etag }) } }
  }
  const [br, gzip, identity] = await Promise.all([form('br'), form('gzip'), form('identity')])
  return { status, complete: drawing.complete, forms: { br, gzip, identity } }
}

const headersOf = ({ policy, location, type }: Drawing, kept: boolean): Headers => ({
  'content-type': type ?? 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': kept ? REVALIDATE : 'no-store',
  vary: 'Accept-Encoding',
  ...(location && { location }),
})
