import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { isDatabaseGone } from './database-gone.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('isDatabaseGone', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EAI_AGAIN', '57P01', '57P03', '53300', '08006', '57014', '55P03', '25P03'])(
    'when the code is %s, it is gone',
    (code) => {
      expect(isDatabaseGone(new DrizzleQueryError('select 1', [], coded(code)))).toBe(true)
    },
  )
  it.each(['23505', '40P01', '42P01', 'ENOENT'])('when the code is %s, it is there', (code) => {
    expect(isDatabaseGone(new DrizzleQueryError('select 1', [], coded(code)))).toBe(false)
  })
  it('when every address of the host refuses, it is gone', () => {
    expect(isDatabaseGone(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(true)
  })
  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
  ])('when the driver only says %j, it is gone', (words) => {
    expect(isDatabaseGone(new Error('wrapped', { cause: new Error(words) }))).toBe(true)
  })
  it.each([undefined, null, 'ECONNREFUSED', new Error('x')])(
    'when the failure is %s, nothing is concluded',
    (failure) => {
      expect(isDatabaseGone(failure)).toBe(false)
    },
  )
})
