import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#contract/rules/language.ts'
import { keepEarlierAssets } from './keep-earlier-assets.ts'
import type { Manifest } from './page-weight.ts'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'dist', 'built-from')
const config = join(root, 'packages', 'web', 'vite.config.ts')
const workerConfig = join(root, 'packages', 'web', 'vite.worker.config.ts')
const staffConfig = join(root, 'packages', 'staff', 'vite.config.ts')
const staffWorkerConfig = join(root, 'packages', 'staff', 'vite.worker.config.ts')
const sources = [
  'packages/web',
  'packages/staff',
  'packages/cards',
  'packages/ui',
  'packages/contract',
  'scripts/build.ts',
  'scripts/keep-earlier-assets.ts',
  'scripts/precompress.ts',
  'package.json',
  'package-lock.json',
]

const filesIn = (path: string): string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path))
        .sort()
        .flatMap((name) => filesIn(`${path}/${name}`))

/** The build is the same as long as everything it is made from is. */
function stampOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Both languages share the folder of the browser's files, and most of them. */
async function buildIn(language: Language): Promise<void> {
  const vite = await import('vite')
  const { wordsIn } = await import('../packages/web/vite.config.ts')
  const shared = { configFile: config, logLevel: 'warn' as const, resolve: wordsIn(language) }
  const isFirst = language === languages[0]
  await vite.build({
    ...shared,
    build: { manifest: `.vite/manifest.${language}.json`, emptyOutDir: isFirst, copyPublicDir: isFirst },
  })
  await vite.build({
    ...shared,
    build: { ssr: 'src/entry-server.tsx', outDir: join(root, 'dist', 'server', language) },
  })
}

async function buildStaffIn(language: Language, folder: string): Promise<string[]> {
  const vite = await import('vite')
  const { wordsIn } = await import('../packages/web/vite.config.ts')
  const manifest = `.vite/manifest.${language}.json`
  await vite.build({
    configFile: staffConfig,
    logLevel: 'warn',
    resolve: wordsIn(language),
    build: { manifest, emptyOutDir: language === languages[0] },
  })
  const chunks = Object.values(JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as Manifest)
  return chunks.flatMap(({ file, css = [] }) => [file, ...css]).filter((file) => /\.(js|css)$/.test(file))
}

/** The staff's app; its service worker is told all its scripts and styles, and is another one whenever one of them is. */
async function buildStaff(): Promise<void> {
  const vite = await import('vite')
  const folder = join(root, 'dist', 'staff')
  const earlier = keepEarlierAssets(join(folder, 'assets'), join(root, 'dist', 'earlier-staff'))
  const files = new Set<string>()
  for (const language of languages) for (const file of await buildStaffIn(language, folder)) files.add(file)
  const list = JSON.stringify([...files].sort())
  const version = JSON.stringify(createHash('sha256').update(list).digest('base64url').slice(0, 12))
  const define = { STAFF_FILES: list, STAFF_VERSION: version }
  await vite.build({ configFile: staffWorkerConfig, logLevel: 'warn', define })
  await precompress(folder)
  earlier.putBack(new Date())
}

async function build(): Promise<void> {
  // Vite and React decide by this variable at build time, and a shell may have set it to something else.
  process.env['NODE_ENV'] = 'production'
  const vite = await import('vite')
  const client = join(root, 'dist', 'client')
  const earlier = keepEarlierAssets(join(client, 'assets'), join(root, 'dist', 'earlier-assets'))
  for (const language of languages) await buildIn(language)
  await vite.build({ configFile: workerConfig, logLevel: 'warn' })
  await precompress(client)
  earlier.putBack(new Date())
  await buildStaff()
}

const stamp = stampOf(sources)
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Building the pages ...')
  // Gone before the work and back only after it: a build that was killed half-way is built again.
  rmSync(stampFile, { force: true })
  await build()
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, stamp)
}
