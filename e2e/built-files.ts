import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptsOf, type Manifest } from '../scripts/page-weight.ts'

const client = join(import.meta.dirname, '..', 'dist', 'client')
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.en.json'), 'utf8')) as Manifest

/** Where the build has put a module. */
export function builtFile(module: string): string {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no module ${module}.`)
  return chunk.file
}

/** Where the build has put a group of modules, which the manifest knows by a name of its own. */
export function builtGroup(name: string): string {
  const key = Object.keys(manifest).find((each) => each.startsWith(`_${name}-`))
  if (key === undefined) throw new Error(`The build has no group ${name}.`)
  return key
}

/** Addresses of the scripts that the size budget counts for a page with these modules. */
export const countedScripts = (modules: string[]): string[] => scriptsOf(manifest, modules).map((file) => `/${file}`)
