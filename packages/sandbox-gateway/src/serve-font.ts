import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { FONT_PATH } from './page-style.ts'

const file = createRequire(import.meta.url).resolve(
  '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2',
)

/** A customer's name may be in Bangla, and not every computer has letters for it. */
export function serveFont(app: FastifyInstance): void {
  app.get(FONT_PATH, async (_, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(file)),
  )
}
