import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { budgets, weigh, type Manifest } from './page-weight.ts'

const client = join(import.meta.dirname, '..', 'dist', 'client')
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(9)

const weights = budgets.map((budget) => weigh(manifest, budget, (file) => statSync(join(client, `${file}.br`)).size))
console.log('JavaScript before a page is interactive (brotli):')
for (const { path, bytes, limit, fits } of weights) {
  console.log(`  ${path.padEnd(26)} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${fits ? 'ok' : 'TOO MUCH'}`)
}
if (!weights.every(({ fits }) => fits)) process.exit(1)
