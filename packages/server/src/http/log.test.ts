import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { createLogger } from './log.ts'

const written = (write: (logger: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = []
  write(createLogger('trace', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('when a failed query is logged, what was asked is there and the values are not', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "customers_phone_once"'), {
      code: '23505',
      detail: 'Key (phone)=(a secret) already exists.',
    })
    const line = written((logger) =>
      logger.error({ err: new DrizzleQueryError('insert into customers', ['a secret', 'line\nbreak'], cause) }),
    )
    expect(line).toContain('insert into customers')
    expect(line).toContain('customers_phone_once')
    expect(line).toContain('23505')
    expect(line).toContain('log.test.ts')
    expect(line).not.toContain('a secret')
    expect(line).not.toContain('break')
  })

  it('when a failed query is logged bare, its values are not in the message either', () => {
    const line = written((logger) =>
      logger.error(new DrizzleQueryError('select "x" from y', ['say "secret"'], new Error('down'))),
    )
    expect(line).toContain('from y')
    expect(line).not.toContain('secret')
    expect(() => JSON.parse(line) as unknown).not.toThrow('')
  })

  it('when an object carries secrets, none of them is written', () => {
    const secret = 'hunter2'
    const line = written((logger) =>
      logger.info(
        {
          token: secret,
          request: {
            headers: { authorization: secret, cookie: `a="${secret}"` },
            body: { phone_no: secret, code: '123456', other: { code: 654321 } },
          },
          customers: [{ phone: secret, otp: secret }],
          gateway: { storePassword: secret, store_passwd: secret },
        },
        'said 01712345678',
      ),
    )
    expect(line).not.toMatch(/123456|654321/)
    expect(JSON.parse(line)).toMatchObject({ gateway: { storePassword: '[redacted]' } })
    expect(line).not.toContain(secret)
    expect(line).toContain('017****5678')
  })

  it('when something other than an error is thrown, it is still told', () => {
    expect(written((logger) => logger.error({ err: 'just words' }))).toContain('just words')
  })
})
