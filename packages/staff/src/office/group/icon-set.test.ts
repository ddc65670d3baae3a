import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconSet } from './icon-set.ts'

it('when a card is given an icon of the set, the site has its drawing', () => {
  expect(iconSet).toHaveLength(24)
  for (const { address } of iconSet)
    expect(existsSync(new URL(`../../../../web/public${address}`, import.meta.url)), address).toBe(true)
})
