import { expect, it } from 'vitest'
import { quickDays } from './quick-days.ts'

it('when today is open, it is offered with tomorrow and the next Friday', () => {
  expect(quickDays('2026-11-17', false, null)).toEqual(['2026-11-17', '2026-11-18', '2026-11-20'])
})

it('when today has closed, it is not offered', () => {
  expect(quickDays('2026-11-17', true, null)).toEqual(['2026-11-18', '2026-11-20'])
})

it('when tomorrow is Friday, it is offered once; on a Friday the next one is a week away', () => {
  expect(quickDays('2026-11-19', false, null)).toEqual(['2026-11-19', '2026-11-20'])
  expect(quickDays('2026-11-20', false, null)).toEqual(['2026-11-20', '2026-11-21', '2026-11-27'])
})

it('when the centre rests on a day, that day is not offered', () => {
  expect(quickDays('2026-11-17', false, 'Saturday – Tuesday, Thursday, Friday: 10 AM – 9 PM')).toEqual([
    '2026-11-17',
    '2026-11-20',
  ])
})
