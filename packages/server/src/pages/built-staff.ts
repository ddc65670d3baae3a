import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/rules/language.ts'
import { STAFF } from '#contract/staff-app.ts'
import type { Config } from '../config.ts'
import { staffHeaders, staffPolicy } from '../http/security.ts'
import { SetupError } from '../setup-error.ts'
import { makePage } from './make-page.ts'
import { createShell } from './staff-shell.ts'
import { serveStaff } from './serve-staff.ts'
import { answerFileError, builtFiles, forEver } from './static-files.ts'
import { assetsOf } from './template.ts'

/** The staff's app as it was built: a document for every screen, files that are kept for ever, and its service worker. */
export async function openBuiltStaff(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const { document, hashes } = createShell({ en: partsOf(folder, 'en'), bn: partsOf(folder, 'bn') })
  const shell = makePage({ status: 200, complete: true, document, policy: staffPolicy(config, hashes) }, true)
  serveStaff(app, () => shell)
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFileError)
    // A worker obeys the policy of its own file, not that of the page.
    const headers = { ...staffHeaders(), 'content-security-policy': staffPolicy(config) }
    scope.addHook('onRequest', async (_, reply) => void reply.headers(headers))
    await scope.register(files, { ...builtFiles, ...forEver, root: join(folder, 'assets'), prefix: `${STAFF}/assets/` })
    await scope.register(files, {
      ...builtFiles,
      root: folder,
      prefix: `${STAFF}/`,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  })
}

/** Everything that the first screen waits for is named, so that it is fetched at once. */
function partsOf(folder: string, language: Language): string {
  const file = join(folder, `.vite/manifest.${language}.json`)
  if (!existsSync(file)) throw new SetupError('The website has not been built yet. Please run: npm run build')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof assetsOf>[0]
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (entry === undefined) throw new Error('The build of the staff has no entry.')
  const { scripts, styles } = assetsOf(manifest, [entry])
  const [first = '', ...others] = scripts.map((script) => `${STAFF}/${script}`)
  return [
    ...styles.map((style) => `<link rel="stylesheet" href="${STAFF}/${style}">`),
    `<script type="module" src="${first}"></script>`,
    ...others.map((script) => `<link rel="modulepreload" href="${script}">`),
  ].join('')
}
