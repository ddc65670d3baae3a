import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Renderer } from '#contract/page.ts'
import { developmentPolicy } from '../http/security.ts'
import type { PageSource } from './renderer.ts'
import { MARK, toDocument } from './template.ts'

const webFolder = fileURLToPath(new URL('../../../web/', import.meta.url))

export async function openVite(app: FastifyInstance): Promise<PageSource> {
  const vite = await createServer({
    configFile: `${webFolder}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  // Before the connections are waited for: the browser's socket for hot reload would never end by itself.
  app.addHook('preClose', () => vite.close())

  const load = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer

  return {
    placeOf: () => null,
    addresses: async (api) => (await load()).addresses(api),
    draw: async (request) => {
      const { render } = await load()
      const rendered = await render(request)
      const plain = toDocument(
        rendered,
        `<script>${MARK}</script><script type="module" src="/src/entry-client.ts"></script>`,
      )
      return { ...rendered, document: await vite.transformIndexHtml(request.url, plain), policy: developmentPolicy() }
    },
  }
}
