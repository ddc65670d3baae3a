import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { deskIconNames } from './desk-icon.tsx'
import { iconNames } from './icon-names.ts'

it('when an icon has a name, the sprite has its drawing, and the other way round', () => {
  const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map(([, name]) => name)
  expect(drawn.toSorted()).toEqual(iconNames.toSorted())
})

it('when an icon of the desk has a name, its sprite has its drawing, and the other way round', () => {
  const sprite = readFileSync(new URL('./desk-icons.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map(([, name]) => name)
  expect(drawn.toSorted()).toEqual(deskIconNames.toSorted())
})
