import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>

// npm ci refuses a lock file without them, and a lock file made on one platform can lack those of the others.
it('when a package has optional parts for other platforms, the lock file names all of them', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
  const named = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter((name) => !named.has(name))).toEqual([])
})
