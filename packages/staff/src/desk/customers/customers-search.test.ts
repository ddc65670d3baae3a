import { expect, it } from 'vitest'
import { searchOf, wantedIn } from './customers-search.ts'

const read = (address: string) => searchOf(wantedIn(new URLSearchParams(address)))

it('when an address has a search, a filter and a page, the server is asked for these', () => {
  expect(read('?q=Nusrat&show=members&page=3')).toBe('?q=Nusrat&show=members&page=3')
})

it('when something in it is not known, or says nothing, it is left out', () => {
  expect(read('?q=%20%20&show=everybody&page=0&x=1')).toBe('')
})
