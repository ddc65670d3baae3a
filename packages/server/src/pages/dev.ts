import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import type { Renderer } from '#contract/page.ts'
import { addressIn, type Language } from '#contract/rules/language.ts'
import { STAFF } from '#contract/staff-app.ts'
import { developmentPolicy } from '../http/security.ts'
import { inEachLanguage } from './languages.ts'
import { makePage } from './make-page.ts'
import type { PageSource } from './renderer.ts'
import { serveStaff } from './serve-staff.ts'
import { createShell } from './staff-shell.ts'
import { MARK, toDocument } from './template.ts'

const folderOf = (name: string): string => fileURLToPath(new URL(`../../../${name}/`, import.meta.url))
const webFolder = folderOf('web')

export async function openVite(app: FastifyInstance): Promise<PageSource> {
  await app.register(middie)
  await openStaff(app)
  return inEachLanguage(async (language) =>
    pagesOf(await startVite(app, webFolder, language, addressIn(language, '/').replace(/\/?$/, '/'))),
  )
}

async function startVite(app: FastifyInstance, folder: string, language: Language, base: string) {
  const { wordsIn } = (await import(`${webFolder}vite.config.ts`)) as { wordsIn(language: Language): object }
  const vite = await createServer({
    configFile: `${folder}vite.config.ts`,
    resolve: wordsIn(language),
    base,
    cacheDir: fileURLToPath(new URL(`../../../../node_modules/.vite${base.replaceAll('/', '-')}`, import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.use(leaveAddress(vite))
  // Before the connections are waited for: the browser's socket for hot reload would never end by itself.
  app.addHook('preClose', () => vite.close())
  return vite
}

/** The staff's app, with a folder of its own for each language. */
async function openStaff(app: FastifyInstance): Promise<void> {
  const open = (language: Language) => startVite(app, folderOf('staff'), language, `${STAFF}/~${language}/`)
  const servers = { en: await open('en'), bn: await open('bn') } satisfies Record<Language, ViteDevServer>
  const entry = '<script type="module" src="/src/entry.ts"></script>'
  serveStaff(app, async (url) => {
    const parts = {
      en: await servers.en.transformIndexHtml(url, entry),
      bn: await servers.bn.transformIndexHtml(url, entry),
    }
    const { document } = createShell(parts)
    return makePage({ status: 200, complete: true, document, policy: developmentPolicy() }, false)
  })
}

/** Vite takes its base off the address, also where it has nothing to answer. */
const leaveAddress =
  ({ middlewares }: ViteDevServer) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { url } = request
    middlewares(request, response, (error: unknown) => {
      if (url !== undefined) request.url = url
      next(error)
    })
  }

function pagesOf(vite: ViteDevServer): PageSource {
  const load = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer
  return {
    placeOf: () => null,
    addresses: async (api) => (await load()).addresses(api),
    draw: async (request) => {
      const { render } = await load()
      const rendered = await render(request)
      // Only the script is shown to it: it would write its base before every address of the page.
      const scripts = await vite.transformIndexHtml(
        request.url,
        '<script type="module" src="/src/entry-client.ts"></script>',
      )
      return {
        ...rendered,
        document: toDocument(rendered, `<script>${MARK}</script>${scripts}`),
        policy: developmentPolicy(),
      }
    },
  }
}
