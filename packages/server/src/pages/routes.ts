import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiCall, Place } from '#contract/page.ts'
import { type Language, languageOf } from '#contract/rules/language.ts'
import { pagePath } from '#contract/rules/paging.ts'
import { complete as texts } from '#contract/words/complete.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { listenFor } from '../db/listen.ts'
import { AppError } from '../http/app-error.ts'
import { withinTime } from '../http/time-limit.ts'
import { makePage, type Page } from './make-page.ts'
import { createPageCache } from './page-cache.ts'
import type { PageSource } from './renderer.ts'
import { sendPage } from './send-page.ts'

type Needs = { config: Config; database: Database }

const PATIENCE_MS = 15_000

export async function pageRoutes(app: FastifyInstance, source: PageSource, { config, database }: Needs): Promise<void> {
  const api = callInside(app)
  const make = async (url: string, forEveryone: boolean): Promise<Page> => {
    const drawing = await withinTime(PATIENCE_MS, source.draw({ url, origin: config.publicUrl, api }))
    if (drawing.error !== undefined) app.log.error({ err: drawing.error }, 'A page could not be drawn.')
    return makePage(drawing, forEveryone)
  }
  const placeOf = remembered(source.placeOf)
  const cache = createPageCache({
    draw: (key) => make(key, !placeOf(key)?.own),
    onFailure: (err) => app.log.error({ err }, 'A page could not be drawn anew; its last good copy is shown.'),
  })
  const listener = await listenFor(database.url, 'content_changed', cache.contentChanged)
  app.addHook('onClose', () => listener.close())

  const fresh = (place: Place): Page | undefined => {
    const first = cache.fresh(place.path)
    return first && place.page > 1 ? cache.fresh(keyOf(place, first)) : first
  }
  const get = async (place: Place): Promise<Page> => {
    const first = await cache.get(place.path)
    return place.page > 1 ? cache.get(keyOf(place, first)) : first
  }

  app.get('/*', { schema: { hide: true }, errorHandler: answerBrokenPage }, (request, reply) => {
    const place = placeOf(request.url)
    const ready = place && fresh(place)
    if (ready) return sendPage(request, reply, ready)
    const page = place ? get(place) : make(request.url, false)
    return page.then((made) => sendPage(request, reply, made))
  })
  app.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
    url: '/*',
    schema: { hide: true },
    onRequest: refuse,
    handler: refuse,
  })
}

/** The first page knows the last one; all that is past it is one page: the first that the list does not have. */
const keyOf = ({ path, page }: Place, { complete, last = 1 }: Page): string =>
  pagePath(path, complete ? Math.min(page, last + 1) : page)

const REMEMBERED = 1000
const WORTH_REMEMBERING = 200

/** Matching an address against the routes costs more than sending the page; the common ones are matched once. */
function remembered(placeOf: PageSource['placeOf']): PageSource['placeOf'] {
  const places = new Map<string, Place | null>()
  return (url) => {
    const known = places.get(url)
    if (known !== undefined) return known
    const place = placeOf(url)
    if (places.size >= REMEMBERED) places.clear()
    if (url.length <= WORTH_REMEMBERING) places.set(url, place)
    return place
  }
}

const callInside =
  (app: FastifyInstance): ApiCall =>
  async (path) => {
    const answer = await app.inject({ method: 'GET', url: path })
    return { status: answer.statusCode, body: answer.json() as unknown }
  }

async function refuse(): Promise<never> {
  throw new AppError('method_not_allowed', { headers: { allow: 'GET, HEAD' } })
}

function brokenPage(language: Language): string {
  const { wentWrong, reloadPlease } = texts.app[language]
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${wentWrong}</title>` +
    '<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
    '<body style="font:1.125rem/1.5 system-ui,sans-serif;margin:15vh 1rem;text-align:center">' +
    `<h1>${reloadPlease}</h1></body></html>`
  )
}

function answerBrokenPage(err: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ err }, 'A page could not be drawn.')
  const page = brokenPage(languageOf(request.url))
  void reply.code(500).headers({ 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(page)
}
