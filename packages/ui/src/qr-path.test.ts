import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Reads the boxes back into the modules they cover. */
function modulesOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return rows
}

it('when a code is drawn, its boxes cover the dark modules and nothing else', () => {
  const { path, size } = qrPath('T-7K2M9QXW4D')
  const { data } = encode('T-7K2M9QXW4D', { ecc: 'M', border: 2 })
  expect(modulesOf(path, size)).toEqual(data)
  expect(path.length).toBeLessThan(6_000)
})
