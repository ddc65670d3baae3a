import { encode, type Encoding, tagEnd } from '../http/encoding.ts'
import { etagOf, REVALIDATE } from '../http/etag.ts'
import type { Headers } from '../http/security.ts'
import type { Drawing } from './renderer.ts'

export type Page = Pick<Drawing, 'status' | 'last' | 'complete'> & { form(encoding: Encoding): Form }
type Form = { headers: Headers; etag: string | undefined; body(): Buffer | Promise<Buffer> }

/** What is whole and for everyone may be kept by browsers too, and is asked about each time; the rest is never stored there. */
export function makePage(drawing: Drawing, forEveryone: boolean): Page {
  const plain = Buffer.from(drawing.document)
  const status = drawing.complete || drawing.status >= 500 ? drawing.status : 503
  const kept = drawing.complete && forEveryone
  const forms = new Map<Encoding, Form>()
  const makeForm = (encoding: Encoding): Form => {
    // A tag promises that the answer is still 200, so no other status carries one.
    const etag = kept && status === 200 ? etagOf(plain, tagEnd[encoding]) : undefined
    const encoded = encoding !== 'identity' && { 'content-encoding': encoding }
    return {
      body: once(() => encode[encoding](plain)),
      etag,
      headers: { ...headersOf(drawing, kept), ...encoded, ...(etag && { etag }) },
    }
  }
  const form = (encoding: Encoding): Form => {
    const found = forms.get(encoding) ?? makeForm(encoding)
    forms.set(encoding, found)
    return found
  }
  return { status, complete: drawing.complete, ...(drawing.last && { last: drawing.last }), form }
}

/** Whoever comes while it is being made waits for the same; what failed is tried again. */
function once(make: () => Promise<Buffer>): Form['body'] {
  let made: Buffer | Promise<Buffer> | undefined
  const begin = async () => {
    try {
      return (made = await make())
    } catch (error) {
      made = undefined
      throw error
    }
  }
  return () => (made ??= begin())
}

const headersOf = ({ policy, location, type }: Drawing, kept: boolean): Headers => ({
  'content-type': type ?? 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': kept ? REVALIDATE : 'no-store',
  vary: 'Accept-Encoding',
  ...(location && { location }),
})
