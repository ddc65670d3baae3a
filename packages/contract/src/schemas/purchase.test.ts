import { expect, it } from 'vitest'
import { PageQuery } from './paging.ts'
import { ProfileForm } from './profile.ts'
import { Rider } from './purchase.ts'

it.each([
  ['৬', 6],
  [' ৩5 ', 35],
  ['', 0],
  [null, 0],
])('when the age of a rider is typed as %j, it is %i', (typed, age) => {
  expect(Rider.parse({ age: typed }).age).toBe(age)
})

it.each(['১৫১', '১০০০', '-৬', '৬.৫', '৬ বছর', 'ছয়'])('when the age of a rider is typed as %j, it is refused', (age) => {
  expect(Rider.safeParse({ age }).success).toBe(false)
})

it('when the age of a child is sent in Bangla digits, it is saved as a number', () => {
  const form = { name: 'Rina', spouse_name: 'Karim', childrens: [{ name: 'মিতু', age: '৪' }] }
  expect(ProfileForm.parse(form).childrens).toEqual([{ name: 'মিতু', age: 4 }])
})

it('when a page is asked for in Bangla digits, it is that page', () => {
  expect(PageQuery.parse({ page: '২', per_page: '১৫০' })).toEqual({ page: 2, per_page: 150 })
  expect(PageQuery.safeParse({ page: '০' }).success).toBe(false)
  expect(PageQuery.safeParse({ per_page: '১৫১' }).success).toBe(false)
})
