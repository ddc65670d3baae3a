import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const dist = (folder: string): string => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url))

const words = fileURLToPath(new URL('../contract/src/words/', import.meta.url))

/** Which language the words are in. */
export const wordsIn = (language: string) => ({ alias: { '#words': `${words}${language}` } })

type Graph = {
  getModuleInfo(
    id: string,
  ): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** In a file of its own: the libraries need it, and their names would change with that of the file it is in. */
const runtime = { name: 'runtime', test: /rolldown.runtime|preload-helper/, priority: 5 }
/** What the entry needs is little, so that it runs before the libraries have come. */
const first = {
  name: 'first',
  test: /session\/token\.ts|contract\/src\/(page|signed-in)\.ts|ui\/src\/picture-sources\.ts/,
  priority: 4,
}
/** Libraries change less often than the site: a returning visitor keeps them. One that only signed-in screens need comes with them, one for work that is seldom asked for comes then. */
const reactParts = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 }
const toolkitParts = { name: 'toolkit', test: /node_modules\/(@reduxjs|redux|immer|reselect)/, priority: 3 }
const vendor = { name: 'vendor', test: /node_modules\/(?!uqr\/|altcha-lib\/)/, priority: 2 }

/** With those that show a pass to whoever holds it. */
const isSignedInScreen = (id: string): boolean =>
  /screens\/(dashboard|profile|checkout|offline|shared-pass|(my|ticket|membership)-[\w-]+)\.tsx$/.test(id)
/** What is fetched later, once there is a pass to show or to keep. */
const isForPass = (id: string): boolean => /(kept-passes\/[\w-]+|orders\/(full-pass|share-sheet))\.tsx?$/.test(id)
const isStart = (id: string): boolean => id.endsWith('/app/start.tsx')
const isHome = (id: string): boolean => id.endsWith('/home.tsx')
const isPublicScreen = (id: string): boolean => /screens\/[\w-]+\.tsx$/.test(id) && !isSignedInScreen(id)

/** The entry, and the screens and dialogs fetched later, that a module is part of. */
function wantedBy(id: string, graph: Graph, seen = new Set<string>()): string[] {
  const module = graph.getModuleInfo(id)
  if (module === null || seen.has(id)) return []
  seen.add(id)
  const own = module.isEntry || module.dynamicImporters.length > 0 ? [id] : []
  return own.concat(module.importers.flatMap((importer) => wantedBy(importer, graph, seen)))
}

const parts = /packages\/(contract\/src\/(rules|words)|(cards|ui)\/src|web\/src\/features\/\w+)\/.*\.tsx?$/

/** A file of a few lines costs a phone more than its bytes: what many public screens share, or all and something else, comes as one. */
const shared = {
  debugName: 'shared',
  priority: 1,
  name: (id: string, graph: Graph) => {
    const wanted = wantedBy(id, graph)
    const isEverywhere = wanted.length >= 2 && wanted.some((part) => isStart(part))
    return isEverywhere || wanted.filter((part) => isPublicScreen(part)).length >= 3 ? 'shared' : null
  },
  test: parts,
}

/** The same for what home, the page that most begin with, has no use for. */
const inner = {
  debugName: 'inner',
  priority: 2,
  name: (id: string, graph: Graph) => {
    const wanted = wantedBy(id, graph)
    const isInner = wanted.every((screen) => isPublicScreen(screen) && !isHome(screen))
    return isInner && wanted.length >= 3 ? 'inner' : null
  },
  test: parts,
  includeDependenciesRecursively: false,
}

/** The same for those who are signed in; what a visitor needs as well, who would have to fetch all of it, comes apart. */
const account = {
  debugName: 'account',
  name: (id: string, graph: Graph) => {
    const wanted = wantedBy(id, graph)
    if (wanted.filter((part) => isSignedInScreen(part)).length < 3) return null
    if (wanted.some((part) => isHome(part))) return 'shared'
    return wanted.every((part) => isSignedInScreen(part) || isForPass(part)) ? 'account' : 'common'
  },
  test: parts,
  includeDependenciesRecursively: false,
}

/** Besides what comes later in a browser, only the server's structured data reads the hours: no screen waits for these. */
const hours = {
  name: 'hours',
  test: /(rules\/open[\w-]+|content\/(follow-hours|open-words))\.ts$/,
  priority: 2,
  includeDependenciesRecursively: false,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  // The server bundle carries its libraries, so that production React runs whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: dist(isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { hashCharacters: 'hex' } }
      : {
          input: 'src/entry-client.ts',
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // The first page lists the names of all files: letters of 16 kinds pack tighter than of 64.
            hashCharacters: 'hex',
            codeSplitting: {
              groups: [runtime, first, reactParts, toolkitParts, vendor, hours, inner, shared, account],
            },
          },
        },
  },
}))
