import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from '../http/etag.ts'
import type { Encoding, Page } from './make-page.ts'

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { body, headers, etag } = page.forms[encodingFor(request.headers['accept-encoding'])]
  reply.headers(headers)
  if (etag !== undefined && isFresh(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send()
  }
  return reply.code(page.status).send(body)
}

/** The smallest form the caller takes; `q=0` refuses one, `*` speaks for those not named. */
export function encodingFor(header = ''): Encoding {
  const asked = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';')
    asked.set(name.trim(), !/^\s*q=0(\.0*)?\s*$/.test(weight))
  }
  const takes = (name: Encoding) => asked.get(name) ?? asked.get('*') ?? false
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
