import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/page.ts'
import type { Config } from '../config.ts'
import { contentPolicy } from '../http/security.ts'
import { SetupError } from '../setup-error.ts'
import { inEachLanguage } from './languages.ts'
import { openBuiltStaff } from './built-staff.ts'
import type { PageSource } from './renderer.ts'
import { answerFileError, builtFiles, forEver } from './static-files.ts'
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
  await openBuiltStaff(app, config, join(dist, 'staff'))
  return pages
}

async function openRenderer(file: string): Promise<Renderer> {
  if (!existsSync(file)) throw new SetupError('The website has not been built yet. Please run: npm run build')
  return (await import(pathToFileURL(file).href)) as Renderer
}

const WORKER = '/service-worker.js'

/** Hashed names are kept for a year; the few others are asked about. */
async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  const others = ['assets/**', '**/*.br', '**/*.gz', '**/*.html']
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFileError)
    await scope.register(files, { ...builtFiles, ...forEver, root: join(client, 'assets'), prefix: '/assets/' })
    await scope.register(files, {
      ...builtFiles,
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
