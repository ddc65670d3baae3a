import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  breakpointsIn,
  breakpointsOf,
  ownerOf,
  selectorsOf,
  sharedNames,
  type Sheet,
  unnamedSizes,
} from './style-owners.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): Sheet => ({ path, text: readFileSync(join(root, path), 'utf8') })
const BREAKPOINTS = 'packages/ui/src/styles/breakpoints.css'
const sheets = globSync('packages/*/src/**/*.css', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map(read)
const parts = sheets.filter(({ path }) => path !== BREAKPOINTS)

it('when all style sheets are read, no class and no keyframes are styled in two of them', () => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(Object.fromEntries(sharedNames(sheets))).toEqual({})
})

it('when a part is styled, it is styled by a class: bare elements belong to the base styles', () => {
  const bare = parts
    .filter(({ path }) => !path.includes('/styles/'))
    .flatMap(({ path, text }) =>
      selectorsOf(text)
        .filter((selector) => ownerOf(selector) === null && selector !== ':root')
        .map((selector) => `${path}: ${selector}`),
    )
  expect(bare).toEqual([])
})

it('when a layout depends on the window, it names a breakpoint that exists, and every name is used', () => {
  const named = breakpointsOf(read(BREAKPOINTS).text)
  expect(parts.flatMap(({ path, text }) => unnamedSizes(text).map((size) => `${path}: ${size}`))).toEqual([])
  expect([...new Set(parts.flatMap(({ text }) => breakpointsIn(text)))].sort()).toEqual(named.toSorted())
})

it.each([
  ['the same class', '.line { color: red }', '.line { top: 0 }', '.line'],
  ['the same class among others', '.a, .line { color: red }', '.b { top: 0 } .line:hover { top: 0 }', '.line'],
  ['a class of the other on its own', '.line { color: red }', '@media print { .line { top: 0 } }', '.line'],
  ['a part of the other from outside', '.dark .card { color: red }', '.dark { top: 0 }', '.dark'],
  ['the same keyframes', '@keyframes turn { from { top: 0 } }', '@keyframes turn { to { top: 0 } }', '@keyframes turn'],
])('when two sheets style %s, that is found', (_, one, other, name) => {
  expect([
    ...sharedNames([
      { path: 'one', text: one },
      { path: 'other', text: other },
    ]),
  ]).toEqual([[name, ['one', 'other']]])
})

it.each([
  ['inside its own', '.cart .line { color: red }'],
  ['beside its own', '.cart > h2 + .line { color: red }'],
  ['together with its own', '.cart.line { color: red }'],
  ['on a page that has its own', '.page:has(.cart) .line { color: red }'],
])('when a sheet changes a part of another %s, that is meant', (_, text) => {
  expect(
    sharedNames([
      { path: 'line', text: '.line { top: 0 }' },
      { path: 'cart', text },
    ]),
  ).toEqual(new Map())
})

it('when a sheet asks for a size or a name, both are found', () => {
  const text =
    '@media (min-width: 700px) and (--tablet) { .a { top: 0 } } @media (prefers-reduced-motion: reduce) { .a { top: 0 } }'
  expect(unnamedSizes(text)).toEqual(['(min-width: 700px)'])
  expect(breakpointsIn(text)).toEqual(['--tablet'])
})
