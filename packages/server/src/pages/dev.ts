import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import type { Renderer } from '#contract/page.ts'
import { addressIn, type Language } from '#contract/rules/language.ts'
import { developmentPolicy } from '../http/security.ts'
import { inEachLanguage } from './languages.ts'
import type { PageSource } from './renderer.ts'
import { MARK, toDocument } from './template.ts'

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url))

export async function openVite(app: FastifyInstance): Promise<PageSource> {
  await app.register(middie)
  return inEachLanguage(async (language) => {
    const vite = await startVite(app, language)
    app.use(leaveAddress(vite))
    // Before the connections are waited for: the browser's socket for hot reload would never end by itself.
    app.addHook('preClose', () => vite.close())
    return pagesOf(vite)
  })
}

async function startVite(app: FastifyInstance, language: Language): Promise<ViteDevServer> {
  const { wordsIn } = (await import(`${webFolder}vite.config.ts`)) as { wordsIn(language: Language): object }
  return createServer({
    configFile: `${webFolder}vite.config.ts`,
    resolve: wordsIn(language),
    base: addressIn(language, '/').replace(/\/?$/, '/'),
    cacheDir: fileURLToPath(new URL(`../../../../node_modules/.vite-${language}`, import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
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
