import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { testDatabase } from '../testing/database.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { countCall, oneAtATime } from './count-call.ts'

let database: Database
let clock: ReturnType<typeof movingClock>
beforeEach(async () => {
  database = await testDatabase()
  clock = movingClock()
})
afterEach(() => database.close())

const twiceAnHour = [{ name: 'knocks', subject: 'customer 1', most: 2, seconds: 3600 }]
const lease = { name: 'in hand', subject: 'customer 1', seconds: 60 }

describe('counting calls', () => {
  it('when the limit is reached, says so with 429, in the words given and with the time left', async () => {
    for (let turn = 0; turn < 2; turn++) await countCall({ database, clock }, twiceAnHour)
    const refused = countCall({ database, clock }, twiceAnHour, (wait) => `Please wait ${wait}.`)
    await expect(refused).rejects.toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Please wait about 60 minutes.',
      headers: { 'retry-after': '3600' },
    })
    clock.pass(3600)
    await expect(countCall({ database, clock }, twiceAnHour)).resolves.toHaveLength(1)
  })

  it('when many come at once from two processes, no more get through than the limit allows', async () => {
    const other = await openDatabase(database.url)
    const calls = Array.from({ length: 20 }, (_, turn) =>
      countCall({ database: turn % 2 ? database : other, clock }, twiceAnHour),
    )
    expect((await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await other.close()
  })
})

describe('one at a time', () => {
  it('while one is at work, another is refused, in this process and in any other; afterwards, or when it failed, the next may', async () => {
    const other = await openDatabase(database.url)
    const gate = Promise.withResolvers<void>()
    const first = oneAtATime({ database, clock }, lease, () => gate.promise)
    await expect.poll(async () => (await database.pool.query('select from limit_events')).rowCount).toBe(1)
    await expect(oneAtATime({ database: other, clock }, lease, async () => 'in')).rejects.toMatchObject({ status: 429 })
    gate.reject(new Error('it broke'))
    await expect(first).rejects.toThrow('it broke')
    await expect(oneAtATime({ database: other, clock }, lease, async () => 'in')).resolves.toBe('in')
    await other.close()
  })

  it('when its process has died, it is free again after the time that no work takes', async () => {
    await countCall({ database, clock }, [{ ...lease, most: 1 }])
    await expect(oneAtATime({ database, clock }, lease, async () => 'in')).rejects.toMatchObject({ status: 429 })
    clock.pass(60)
    await expect(oneAtATime({ database, clock }, lease, async () => 'in')).resolves.toBe('in')
  })
})
