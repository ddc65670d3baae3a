import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addressIn, type Language, languages } from '#contract/rules/language.ts'
import { budgets, weigh, type Manifest } from './page-weight.ts'

const client = join(import.meta.dirname, '..', 'dist', 'client')
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(9)

const manifestOf = (language: Language): Manifest =>
  JSON.parse(readFileSync(join(client, '.vite', `manifest.${language}.json`), 'utf8')) as Manifest

/** A letter of Bangla takes three bytes. */
const room: Record<Language, number> = { en: 0, bn: 1000 }

console.log('JavaScript before a page is interactive (brotli):')
let fitting = true
for (const language of languages) {
  const manifest = manifestOf(language)
  for (const budget of budgets) {
    const { bytes, limit, fits } = weigh(
      manifest,
      { ...budget, limit: budget.limit + room[language] },
      (file) => statSync(join(client, `${file}.br`)).size,
    )
    const path = addressIn(language, budget.path)
    console.log(`  ${path.padEnd(29)} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${fits ? 'ok' : 'TOO MUCH'}`)
    fitting &&= fits
  }
}
if (!fitting) process.exit(1)
