import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The service worker is one file whose name stays; the build tells it which files to keep. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL('../../dist/staff', import.meta.url)),
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
