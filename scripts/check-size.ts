import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addressIn, type Language, languages } from '#contract/rules/language.ts'
import { type Budget, budgets, type Manifest, staffBudgets, weigh } from './page-weight.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`.padStart(9)

/** A letter of Bangla takes three bytes. */
const room: Record<Language, number> = { en: 0, bn: 1000 }

/** Whether all pages of an app keep to their budgets in a language. */
function check(app: string, pages: Budget[], language: Language, addressOf: (path: string) => string): boolean {
  const folder = join(dist, app)
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', `manifest.${language}.json`), 'utf8')) as Manifest
  const sizeOf = (file: string) => statSync(join(folder, `${file}.br`)).size
  return pages
    .map((budget) => weigh(manifest, { ...budget, limit: budget.limit + room[language] }, sizeOf))
    .map(({ path, bytes, limit, fits }) => {
      const verdict = fits ? 'ok' : 'TOO MUCH'
      console.log(`  ${addressOf(path).padEnd(29)} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${verdict}`)
      return fits
    })
    .every(Boolean)
}

console.log('JavaScript before a page is interactive (brotli):')
const checked = languages.flatMap((language) => [
  check('client', budgets, language, (path) => addressIn(language, path)),
  check('staff', staffBudgets, language, (path) => `${path} (${language})`),
])
if (!checked.every(Boolean)) process.exit(1)
