import { staffPaths } from '#contract/staff-paths.ts'
import { expect, it } from 'vitest'
import { shortcutOf } from './shortcut-of.ts'

const press = (key: string, at = 0) => ({ key, at })

it('when g and a letter are pressed one after the other, they lead to a place', () => {
  expect(shortcutOf(press('s', 400), press('g'))).toEqual({ go: staffPaths.sales })
  expect(shortcutOf(press('g', 400), press('g'))).toEqual({ go: staffPaths.gate })
})

it('when the second comes late, or follows another key, it leads nowhere', () => {
  expect(shortcutOf(press('s', 1500), press('g'))).toBe(null)
  expect(shortcutOf(press('s', 10), press('x'))).toBe(null)
  expect(shortcutOf(press('s'), null)).toBe(null)
})

it('when one is pressed by itself, it searches, begins something new, or shows all', () => {
  expect(['/', 'n', '?', 'x'].map((key) => shortcutOf(press(key), null))).toEqual(['search', 'new', 'all', null])
})

it('when n follows g, there is no such place, and it begins something new', () => {
  expect(shortcutOf(press('n', 10), press('g'))).toBe('new')
})
