import { expect, test } from 'vitest'
import { serverProblemsOf } from './server-problems.ts'

test('when fields are wrong, each has its first sentence and there is no other', () => {
  const data = {
    message: 'Please check what you entered.',
    code: 'invalid',
    errors: { 'childrens.0.name': ['Name is required', 'Another'], image: [] },
  }
  expect(serverProblemsOf({ status: 422, data })).toEqual({
    problems: { 'childrens.0.name': 'Name is required' },
    message: null,
  })
})

test('when no field is named, the server’s own sentence is told', () => {
  expect(serverProblemsOf({ status: 503, data: { message: 'Not now.', code: 'unavailable' } })).toEqual({
    problems: {},
    message: 'Not now.',
  })
})

test('when the answer is not ours, there is nothing to tell', () => {
  expect(serverProblemsOf({ status: 502, data: '<html>' })).toEqual({ problems: {}, message: null })
})

test('when nobody answers, the line is to blame', () => {
  expect(serverProblemsOf({ status: 'FETCH_ERROR' }).message).toMatch(/^We could not be reached/)
})
