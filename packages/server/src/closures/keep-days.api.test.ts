import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dhakaDay } from '#contract/rules/dates.ts'
import { openShop, type Shop } from '../testing/open-shop.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'

let shop: Shop
let karim: StaffBrowser
let nasrin: StaffBrowser
let today: string
beforeAll(async () => {
  shop = await openShop()
  karim = await comeIn(shop, 'manager')
  nasrin = await comeIn(shop, 'owner')
  today = dhakaDay(shop.clock.now())
})
afterAll(() => shop.close())
beforeEach(() => shop.database.pool.query('delete from special_days'))

type Answer = { status: number; body: never }
const closing = (change: Record<string, unknown> = {}) => {
  const day = addDays(today, 31)
  return { branch_id: 1, from: day, to: day, kind: 'closed', reason: 'Victory Day', reason_bn: 'বিজয় দিবস', ...change }
}
const save = (by: StaffBrowser, body: Record<string, unknown>, version: number | null = 0): Promise<Answer> =>
  by.call('PUT', 'days', body, version === null ? {} : { 'if-match': `"${version}"` })
const rows = async (query: string, ...values: unknown[]) => (await shop.database.pool.query(query, values)).rows

describe('what everybody is told', () => {
  const told = async () => (await shop.app.inject('/api/business-info')).json().data.special_days

  it('when all are closed but one says otherwise, each other branch is told of by its name; without that one, all at once', async () => {
    const { from: day } = closing()
    await save(nasrin, closing({ branch_id: null, reason: 'Flood' }))
    expect(await told()).toMatchObject([{ day, branch: null, closed: true, reason: 'Flood' }])
    const open = await rows('select id, name from branches where open and deleted_at is null order by position, id')
    const [first, ...others] = open
    await save(nasrin, closing({ branch_id: first.id, kind: 'open', reason: null, reason_bn: null }))
    expect(await told()).toEqual(
      others.map(({ name }) => ({ day, branch: name, closed: true, reason: 'Flood', opens: null, closes: null })),
    )
    for (const { id } of others)
      await save(nasrin, closing({ branch_id: id, kind: 'open', reason: null, reason_bn: null }))
    expect(await told()).toBeUndefined()
    await rows('delete from special_days where branch_id is not null')
    expect(await told()).toMatchObject([{ branch: null }])
  })
})

describe('a day that closes because its own word is taken away or changed', () => {
  it('when a day closes because its own word is taken away or changed, the paid orders must have been seen too', async () => {
    const day = addDays(today, 60)
    const at = { from: day, to: day }
    const order = await (await shop.newcomer()).place({ booking_date: day })
    await shop.pay(order.body.ssl_data.data)
    const own = await save(karim, closing({ ...at, kind: 'open', reason: null, reason_bn: null }))
    const [{ id, version }] = (own.body as { data: { days: [{ id: number; version: number }] } }).data.days
    const remove = (query = '') => karim.call('DELETE', `days/${id}${query}`, undefined, { 'if-match': `"${version}"` })
    expect(await save(nasrin, closing({ ...at, branch_id: null }))).toMatchObject({ status: 200 })
    expect(await remove()).toMatchObject({ status: 409, body: { data: { orders: 1 } } })
    expect(await remove('?orders=x')).toMatchObject({ status: 422 })
    expect(await remove('?orders=1')).toMatchObject({
      status: 200,
      body: { message: 'This day is as for all branches again.' },
    })
  })

  it('when the hours of a day of rest are taken away, the paid orders must have been seen', async () => {
    const day = addDays(today, 61)
    const at = { from: day, to: day, reason: null, reason_bn: null, kind: 'open' }
    const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    const [{ opening_hours: hours }] = await rows('select opening_hours from business_info')
    const order = await (await shop.newcomer()).place({ booking_date: day })
    await shop.pay(order.body.ssl_data.data)
    const saved = await save(karim, closing({ ...at, opens: '10:00', closes: '20:00' }))
    const [{ version }] = (saved.body as { data: { days: [{ version: number }] } }).data.days
    await rows('update business_info set opening_hours = $1', `Every day: 10:00 AM – 9:00 PM\n${weekday}: Closed`)
    const refused = await save(karim, closing(at), version)
    const seen = await save(karim, closing({ ...at, orders: 1 }), version)
    await rows('update business_info set opening_hours = $1', hours)
    expect([refused.status, seen.status]).toEqual([409, 200])
  })
})

type Saved = { data: { days: { id: number; version: number }[] } }
const saidIn = ({ body }: Answer) => (body as Saved).data.days[0] ?? { id: 0, version: 0 }

describe('what somebody else has said', () => {
  it('when a day was taken away and made anew, a version from before is stale', async () => {
    const first = saidIn(await save(karim, closing()))
    await nasrin.call('DELETE', `days/${first.id}`, undefined, { 'if-match': `"${first.version}"` })
    const hours = { kind: 'open', reason: null, reason_bn: null, opens: '12:00', closes: '16:00' }
    expect(await save(nasrin, closing(hours))).toMatchObject({ status: 200 })
    expect(await save(karim, closing({ reason: 'Flood' }), first.version)).toMatchObject({ status: 412 })
  })

  it('when it was days ago, the refusal says the day', async () => {
    await save(karim, closing())
    await rows(`update special_days set updated_at = '2026-11-10T06:00:00Z'`)
    expect(await save(nasrin, closing({ reason: 'Flood' }), 999_999)).toMatchObject({
      status: 412,
      body: { message: expect.stringContaining(' changed this at 10-Nov-2026 12:00 PM.') },
    })
  })

  it('when a range goes over a day with its own hours, it must have been seen, and the log keeps what it was', async () => {
    const { from } = closing()
    const own = { kind: 'open', reason: null, reason_bn: null, opens: '12:00', closes: '16:00' }
    const { version } = saidIn(await save(karim, closing(own)))
    const range = closing({ from: addDays(from, -1), to: addDays(from, 1) })
    expect(await save(nasrin, range, null)).toMatchObject({
      status: 409,
      body: {
        message: '16-Dec-2026 has its own word already. Please look at it. Save again to replace it.',
        data: { days: [{ day: from, opens: '12:00', version }] },
      },
    })
    expect(await save(nasrin, { ...range, replaces: [version] }, null)).toMatchObject({ status: 200 })
    const [, replaced] = await rows('select thing_name, changes from audit_log order by id desc limit 2')
    expect(replaced).toMatchObject({
      thing_name: expect.stringContaining('16-Dec-2026 at '),
      changes: { kind: ['open', 'closed'], reason: [null, 'Victory Day'], opens: ['12:00', null] },
    })
    expect(await save(nasrin, range, null)).toMatchObject({ status: 200 })
  })

  it('when a branch is in the bin, no day is closed and no gate is paired there', async () => {
    await rows('update branches set deleted_at = now() where id = 2')
    const answers = [
      await save(nasrin, closing({ branch_id: 2 })),
      await nasrin.call('POST', 'devices/pairing', { branch_id: 2, kind: 'gate', name: 'Gate of nobody' }),
    ]
    await rows('update branches set deleted_at = null where id = 2')
    expect(answers.map(({ status }) => status)).toEqual([404, 422])
  })
})
