import { expect, it } from 'vitest'
import { scriptsOf, weigh, type Manifest } from './page-weight.ts'

const manifest: Manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['src/home.tsx'] },
  'src/home.css': { file: 'assets/home.css' },
  'src/rides.tsx': { file: 'assets/rides.js' },
}
const tenEach = () => 10

it('when modules share an import, it is counted once, and other routes not at all', () => {
  expect(scriptsOf(manifest, ['src/home.tsx'])).toEqual([
    'assets/card.js',
    'assets/entry.js',
    'assets/home.js',
    'assets/react.js',
    'assets/shared.js',
  ])
})

it('when a page weighs exactly its budget, it fits', () => {
  expect(weigh(manifest, { path: '/', modules: ['src/home.tsx'], limit: 50 }, tenEach)).toMatchObject({
    bytes: 50,
    fits: true,
  })
})

it('when a page weighs one byte more than its budget, it does not fit', () => {
  expect(weigh(manifest, { path: '/', modules: ['src/home.tsx'], limit: 49 }, tenEach).fits).toBe(false)
})

it('when a route names a module that the build does not have, the check fails instead of counting nothing', () => {
  expect(() => scriptsOf(manifest, ['src/gone.tsx'])).toThrow('The build has no module src/gone.tsx.')
})
