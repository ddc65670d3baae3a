import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { createLogger } from '../http/log.ts'
import { testDatabase } from '../testing/database.ts'
import { memorySms } from '../testing/memory-sms.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { queueMessage } from './queue-message.ts'
import { sendMessages } from './send-messages.ts'
import type { SmsAnswer, SmsPort } from './sms.ts'
import { sweepMessages } from './sweep-messages.ts'

let database: Database
let clock: ReturnType<typeof movingClock>
const log: string[] = []
beforeEach(async () => {
  database = await testDatabase()
  clock = movingClock()
  log.length = 0
})
afterEach(() => database.close())

const queue = (key: string) =>
  queueMessage(database.db, { key, kind: 'sale-paid', phone: '01712345678', text: 'Paid. Thank you.', at: clock.now() })
const send = (sms: SmsPort) =>
  sendMessages({ database, sms, clock, logger: createLogger('debug', { write: (line) => void log.push(line) }) })
const rows = async () =>
  (
    await database.pool.query(
      'select tries, sent_at, given_up_at, provider, provider_id, last_error from outbox order by id',
    )
  ).rows as unknown[]

function refusing(refusal: Omit<Extract<SmsAnswer, { accepted: false }>, 'accepted' | 'provider'>) {
  const times: Date[] = []
  const port: SmsPort = {
    name: 'busy',
    send: async () => (times.push(clock.now()), { accepted: false, provider: 'busy', ...refusal }),
  }
  return { port, times }
}

describe('the outbox', () => {
  it('when a message is queued twice for one cause, it is sent once', async () => {
    const sms = memorySms()
    await queue('sale-paid:1')
    await queue('sale-paid:1')
    await send(sms)
    await send(sms)
    expect(sms.messages).toEqual([{ to: '01712345678', text: 'Paid. Thank you.', kind: 'sale-paid', ref: 'outbox-1' }])
    expect(await rows()).toEqual([
      { tries: 1, sent_at: clock.now(), given_up_at: null, provider: 'memory', provider_id: '1', last_error: null },
    ])
  })

  it('when the transaction that causes it fails, nothing is said', async () => {
    await database.db
      .transaction(async (tx) => {
        await queueMessage(tx, {
          key: 'sale-paid:1',
          kind: 'sale-paid',
          phone: '01712345678',
          text: 'Paid.',
          at: clock.now(),
        })
        throw new Error('not paid after all')
      })
      .catch(() => {})
    expect(await rows()).toEqual([])
  })

  it('when five processes send two hundred messages, each is sent once', async () => {
    const sms = memorySms()
    await database.pool.query(
      `insert into outbox (key, kind, phone, text, next_try_at) select 'sale-paid:' || n, 'sale-paid', '01712345678', 'Paid ' || n, $1 from generate_series(1, 200) n`,
      [clock.now()],
    )
    await Promise.all(Array.from({ length: 5 }, () => send(sms)))
    expect(sms.messages).toHaveLength(200)
    expect(new Set(sms.messages.map(({ ref }) => ref)).size).toBe(200)
  })

  it('when they take what they see without locking it, messages are sent twice (control)', async () => {
    await database.pool.query(
      `insert into outbox (key, kind, phone, text, next_try_at) select 'sale-paid:' || n, 'sale-paid', '01712345678', 'Paid ' || n, $1 from generate_series(1, 20) n`,
      [clock.now()],
    )
    const look = () => database.pool.query<{ id: number }>('select id from outbox where sent_at is null')
    const seen = await Promise.all(Array.from({ length: 5 }, look))
    const sent = seen.flatMap(({ rows: due }) => due)
    await database.pool.query('update outbox set sent_at = now()')
    expect(sent.length).toBeGreaterThan(20)
  })

  it('when the provider is in trouble, it is asked again after 1, 2, 4 … 60 minutes, and after a day no more', async () => {
    const { port, times } = refusing({ reason: 'transient', retry: true, detail: 'HTTP 503' })
    const began = clock.now().getTime()
    await queue('sale-paid:1')
    for (let turn = 0; turn < 40; turn++) {
      await send(port)
      const {
        rows: [next],
      } = await database.pool.query<{ at: Date }>('select next_try_at as at from outbox')
      clock.pass(((next?.at.getTime() ?? 0) - clock.now().getTime()) / 1000 - 1)
      await send(port)
      clock.pass(1)
    }
    const minutes = times.map((time) => (time.getTime() - began) / 60_000)
    expect(minutes.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 31, 63, 123])
    expect(minutes.at(-1)).toBe(24 * 60 + 3)
    expect(await rows()).toEqual([
      expect.objectContaining({ sent_at: null, given_up_at: times.at(-1), last_error: 'transient: HTTP 503' }),
    ])
    expect(log.join('')).toContain('a message was given up')
    expect(log.join('')).not.toContain('01712345678')
  })

  it('when the provider says the number is none, nobody asks again', async () => {
    const { port, times } = refusing({ reason: 'number', retry: false, detail: '416' })
    await queue('sale-paid:1')
    await send(port)
    clock.pass(86_400)
    await send(port)
    expect(times).toHaveLength(1)
    expect(await rows()).toEqual([expect.objectContaining({ tries: 1, last_error: 'number: 416' })])
  })

  it('when the provider is well again, what waited is sent', async () => {
    const sms = memorySms()
    await queue('sale-paid:1')
    await send(refusing({ reason: 'balance', retry: true, detail: '417' }).port)
    clock.pass(60)
    await send(sms)
    expect(sms.messages).toHaveLength(1)
    expect(await rows()).toEqual([expect.objectContaining({ tries: 2, sent_at: clock.now(), last_error: null })])
  })
  it('when ninety days have passed, what was sent or given up is forgotten; what is still to be sent is not', async () => {
    const keys = async () =>
      (await database.pool.query<{ key: string }>('select key from outbox order by id')).rows.map(({ key }) => key)
    await queue('sale-paid:1')
    await send(memorySms())
    await queue('sale-paid:2')
    await send(refusing({ reason: 'number', retry: false, detail: '416' }).port)
    await queue('sale-paid:3')
    clock.pass(90 * 86_400)
    await sweepMessages({ database, clock })
    expect(await keys()).toEqual(['sale-paid:1', 'sale-paid:2', 'sale-paid:3'])
    clock.pass(1)
    await sweepMessages({ database, clock })
    expect(await keys()).toEqual(['sale-paid:3'])
  })
})
