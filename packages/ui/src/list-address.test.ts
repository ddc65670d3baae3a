import { expect, it } from 'vitest'
import { listPath, readListAddress } from './list-address.ts'

const filters = ['all', 'paid', 'unpaid'] as const
const read = (query: string) => readListAddress(new URLSearchParams(query), filters)

it('when an address says nothing, the list is whole and at its start', () => {
  expect(read('')).toEqual({ search: '', filter: 'all', page: 1 })
  expect(listPath('/list', read(''), filters)).toBe('/list')
})

it('when an address is written and read again, it is the same', () => {
  const at = { search: 'INV-2026 & নাম', filter: 'unpaid', page: 3 } as const
  const path = listPath('/list', at, filters)
  expect(path).toMatch(/^\/list\?search=/)
  expect(read(path.slice(6))).toEqual(at)
})

it('when an address was typed wrongly, what cannot be meant is left out', () => {
  expect(read('search=%20%20&filter=free&page=-1')).toEqual({ search: '', filter: 'all', page: 1 })
  expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100)
})
