import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const dist = (folder: string): string => fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url))

/** Libraries change less often than the site: a returning visitor keeps them. */
const vendor = { name: 'vendor', test: /node_modules/, priority: 1 }

/** A file of a few lines costs a phone more than its bytes: what many public screens share comes as one. */
const shared = { name: 'shared', test: /(contract\/src\/rules|web\/src\/ui|features\/(catalogue|content))\/.*\.tsx?$/, minShareCount: 3 }

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  // The server bundle carries its libraries, so that production React runs whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  build: {
    outDir: dist(isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: [vendor, shared] } } },
  },
}))
