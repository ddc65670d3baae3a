import { expect, it } from 'vitest'
import { historySearch } from './history-search.ts'

it('when an address carries filters, the call gets these and nothing else', () => {
  expect(historySearch(new URLSearchParams('day=2026-11-16&person=4&utm=x&thing=&before=120'))).toBe(
    '?person=4&day=2026-11-16&before=120',
  )
})

it('when there are none, the call is for all', () => {
  expect(historySearch(new URLSearchParams())).toBe('')
})
