import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Renderer } from '#contract/page.ts'
import type { Config } from '../config.ts'
import { answerError } from '../http/answer-error.ts'
import { AppError } from '../http/app-error.ts'
import { contentPolicy } from '../http/security.ts'
import { SetupError } from '../setup-error.ts'
import { inEachLanguage } from './languages.ts'
import type { PageSource } from './renderer.ts'
import { createTemplate } from './template.ts'

export async function openBuild(app: FastifyInstance, config: Config, dist: string): Promise<PageSource> {
  const client = join(dist, 'client')
  const pages = await inEachLanguage(async (language) => {
    const { render, placeOf, addresses } = await openRenderer(join(dist, 'server', language, 'entry-server.js'))
    const template = createTemplate(client, language)
    return {
      placeOf,
      addresses,
      draw: async (request) => {
        const rendered = await render(request)
        const { document, hashes } = template(rendered)
        return { ...rendered, document, policy: contentPolicy(config, hashes) }
      },
    }
  })
  await serveFiles(app, client)
  return pages
}

async function openRenderer(file: string): Promise<Renderer> {
  if (!existsSync(file)) throw new SetupError('The website has not been built yet. Please run: npm run build')
  return (await import(pathToFileURL(file).href)) as Renderer
}

const WORKER = '/service-worker.js'

/** Hashed names never change their content, so they are kept for a year; the few others are asked about. */
async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  const shared = {
    preCompressed: true,
    index: false as const,
    acceptRanges: false,
    dotfiles: 'ignore' as const,
    decorateReply: false,
  }
  const others = ['assets/**', '**/*.br', '**/*.gz', '**/*.html']
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFileError)
    await scope.register(files, {
      ...shared,
      root: join(client, 'assets'),
      prefix: '/assets/',
      maxAge: '1y',
      immutable: true,
    })
    await scope.register(files, {
      ...shared,
      root: client,
      wildcard: false,
      globIgnore: others,
      maxAge: '1h',
      setHeaders: (reply, path) => {
        // Browsers look for a new worker at each visit: nothing in between may answer with an older one.
        if (path.startsWith(join(client, WORKER))) reply.header('cache-control', 'no-cache')
      },
    })
  })
}

/** A folder, a hidden file, a way out of the folder: why there is nothing is nobody's business. */
function answerFileError(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = (error.statusCode ?? 500) < 500
  return answerError(refused ? new AppError('not_found', { cause: error }) : error, request, reply)
}
