import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The service worker is one file whose name stays, beside the site's own. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL('../../dist/client', import.meta.url)),
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
