import type { FastifyInstance, FastifyRequest } from 'fastify'
import { encode, type Encoding, encodingFor } from './encoding.ts'

/** Below this, what compression saves is not worth a header. */
const WORTH_BYTES = 1024

export const worthwhileEncoding = ({ headers }: FastifyRequest, payload: string): Encoding =>
  payload.length < WORTH_BYTES ? 'identity' : encodingFor(headers['accept-encoding'])

/** A customer's own lists name the same people and prices over and over: on a slow line they come in a fifth of the bytes. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const encoding = worthwhileEncoding(request, payload)
    if (encoding === 'identity') return payload
    reply.headers({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    return encode[encoding](Buffer.from(payload))
  })
}
