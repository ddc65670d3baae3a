import { expect, test } from 'vitest'
import { deletionLosses } from './deletion-losses.ts'

test('without a membership and an unpaid order there is nothing to lose', () => {
  expect(deletionLosses([], 0)).toEqual([])
})

test('each running membership is named, and unpaid orders are counted', () => {
  expect(deletionLosses(['Gold', 'Silver'], 1)).toEqual([
    'Your membership “Gold” is paid and still running.',
    'Your membership “Silver” is paid and still running.',
    'One order of yours is not paid yet.',
  ])
  expect(deletionLosses([], 3)).toEqual(['3 orders of yours are not paid yet.'])
})
