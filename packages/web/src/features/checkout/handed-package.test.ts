import { expect, it } from 'vitest'
import { handedPackage } from './handed-package.ts'

const pack = { id: 2, price: 6500, details: [], days: [] }

it('when a link handed the package over, it is there at once; another one, or none, is not', () => {
  expect(handedPackage(pack, 2)).toBe(pack)
  expect([
    handedPackage(pack, 3),
    handedPackage(null, 2),
    handedPackage({ origin: '/' }, 2),
    handedPackage('2', 2),
    handedPackage({ ...pack, details: 7 }, 2),
  ]).toEqual(Array(5).fill(undefined))
})
