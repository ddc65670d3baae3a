import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenArrows } from './arrows.ts'
import { readImports } from './read-imports.ts'

const root = join(import.meta.dirname, '..')
const files = globSync('packages/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

const broken = files.flatMap((file) =>
  readImports(file, readFileSync(join(root, file), 'utf8')).flatMap((one) =>
    brokenArrows(one).map((says) => `${file} imports ${one.to}: ${says}`),
  ),
)
for (const line of broken) console.error(line)
console.log(`Import arrows: ${files.length} files, ${broken.length} broken.`)
if (broken.length > 0) process.exit(1)
