import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** In a file of its own: the libraries need it, and their names would change with that of the file it is in. */
const runtime = { name: 'runtime', test: /rolldown.runtime|preload-helper/, priority: 5 }
/** Libraries change less often than the screens. Those that one screen needs come with it. */
const reactParts = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 }
const vendor = {
  name: 'vendor',
  test: /node_modules\/(@reduxjs|redux|immer|reselect|react-redux|react-router|use-sync-external-store)/,
  priority: 2,
}

const namedHere = fileURLToPath(new URL('src/api/named-here.ts', import.meta.url))

/** The schemas of the contract name their sentences; here these are said, and the texts of all other pages stay away. */
const speakHere: Plugin = {
  name: 'speak-here',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('words/named.ts') ? namedHere : null),
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/staff/',
  plugins: [speakHere, react()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/staff', import.meta.url)),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/entry.ts',
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: [runtime, reactParts, vendor] } },
    },
  },
  worker: { format: 'es' },
})
