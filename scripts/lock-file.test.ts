import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> }
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const installed = Object.entries(packages).filter(([path]) => path !== '')

// npm ci refuses a lock file without them, and a lock file made on one platform can lack those of the others.
it('when a package has optional parts for other platforms, the lock file names all of them', () => {
  const named = new Set(Object.keys(packages).map(nameOf))
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter((name) => !named.has(name))).toEqual([])
})

it('when a package is installed, it is the one whose hash is written down, from whichever registry', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

it('when packages are installed, no script fetches anything past the lock file: Node itself is one of them', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const withScript = new Set(
    installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  )
  expect([...withScript].filter((name) => name === 'node' || name.startsWith('node-'))).toEqual([])
  expect(Object.keys(allowScripts).filter((name) => !withScript.has(name))).toEqual([])
  const platforms = installed.filter(([path]) => /^node-(bin-)?(linux|darwin|win)-(x64|arm64)$/.test(nameOf(path)))
  expect(platforms).toHaveLength(5)
  expect(platforms.filter(([, { version }]) => !version?.startsWith('24.')).map(([path]) => path)).toEqual([])
})
