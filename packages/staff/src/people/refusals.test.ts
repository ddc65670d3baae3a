import { expect, it } from 'vitest'
import { refusalsOf } from './refusals.ts'

const refused = (status: number, data: object) => refusalsOf({ status, data })

it('when the server refuses fields, each gets its first sentence', () => {
  expect(refused(422, { message: 'no', code: 'invalid', errors: { phone: ['Taken.', 'Twice.'] } })).toEqual([
    ['phone', 'Taken.'],
  ])
})

it('when it refuses the whole, the sentence stands above the buttons', () => {
  expect(refused(409, { message: 'There must be one owner.', code: 'conflict' })).toEqual([
    ['root', 'There must be one owner.'],
  ])
})

it('when it does not answer, that is said, and when all is well, nothing', () => {
  expect(refusalsOf({ status: 'FETCH_ERROR' })).toEqual([['root', 'The server does not answer.']])
  expect(refusalsOf(undefined)).toEqual([])
})
