import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { listenFor } from '../db/listen.ts'
import { AppError } from '../http/app-error.ts'
import { withinTime } from '../http/time-limit.ts'
import { makePage, type Page } from './make-page.ts'
import { createPageCache } from './page-cache.ts'
import type { ApiCall, PageSource } from './renderer.ts'
import { sendPage } from './send-page.ts'

type Needs = { config: Config; database: Database }

const PATIENCE_MS = 15_000

/** Answers everything that is not the API, a picture or a file of the build. */
export async function pageRoutes(app: FastifyInstance, source: PageSource, { config, database }: Needs): Promise<void> {
  const api = callInside(app)
  const make = async (url: string, forEveryone: boolean): Promise<Page> => {
    const drawing = await withinTime(PATIENCE_MS, source.draw({ url, origin: config.publicUrl, api }))
    if (drawing.error !== undefined) app.log.error({ err: drawing.error }, 'A page could not be drawn.')
    return makePage(drawing, forEveryone)
  }
  const keyOf = remembered(source.cacheKey)
  const cache = createPageCache({
    draw: (url) => make(url, true),
    onFailure: (err) => app.log.error({ err }, 'A page could not be drawn anew; its last good copy is shown.'),
  })
  const listener = await listenFor(database.url, 'content_changed', cache.contentChanged)
  app.addHook('onClose', () => listener.close())

  app.get('/*', { schema: { hide: true }, errorHandler: answerBrokenPage }, (request, reply) => {
    const key = keyOf(request.url)
    const ready = key === null ? undefined : cache.fresh(key)
    if (ready) return sendPage(request, reply, ready)
    const page = key === null ? make(request.url, false) : cache.get(key, request.url)
    return page.then((made) => sendPage(request, reply, made))
  })
  app.route({ method: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'], url: '/*', schema: { hide: true }, onRequest: refuse, handler: refuse })
}

const REMEMBERED = 1000

/** Matching an address against the routes costs more than sending the page; the common ones are matched once. */
function remembered(cacheKey: PageSource['cacheKey']): PageSource['cacheKey'] {
  const keys = new Map<string, string | null>()
  return (url) => {
    const known = keys.get(url)
    if (known !== undefined) return known
    const key = cacheKey(url)
    if (keys.size >= REMEMBERED) keys.clear()
    keys.set(url, key)
    return key
  }
}

/** The page sees exactly what the API answers, because it asks the API. */
const callInside = (app: FastifyInstance): ApiCall => async (path) => {
  const answer = await app.inject({ method: 'GET', url: path })
  return { status: answer.statusCode, body: answer.json() as unknown }
}

async function refuse(): Promise<never> {
  throw new AppError('method_not_allowed', { headers: { allow: 'GET, HEAD' } })
}

const BROKEN = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong</title>'
  + '<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"></head>'
  + '<body style="font:1.125rem/1.5 system-ui,sans-serif;margin:15vh 1rem;text-align:center">'
  + '<h1>Something went wrong! Please reload the page.</h1></body></html>'

/** When drawing itself breaks, the visitor still reads a sentence. */
function answerBrokenPage(err: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err }, 'A page could not be drawn.')
  void reply.code(500).headers({ 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(BROKEN)
}
