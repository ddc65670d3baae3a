import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../notifications/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn, pairedDevice, staffBrowser, type StaffBrowser } from '../testing/staff-browser.ts'
import { howToComeIn } from './how-to-come-in.ts'
import { sweepStaff } from './sweep-staff.ts'
import { approvals, auditLog, devices, staff, staffLinks, staffSessions } from './tables.ts'
import { changesOf, writeLog } from './write-log.ts'

const clock = movingClock()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
})
afterAll(() => test.close())

const offer = async (name: string): Promise<string> => {
  const manager = await comeIn(test, 'manager')
  const { body } = await manager.call('POST', 'devices/pairing', { branch_id: 1, kind: 'gate', name })
  return (body as { data: { code: string } }).data.code
}
/** Each from an address of its own, or the wrong codes of one test close the door of another. */
let addresses = 0
const phone = (): StaffBrowser => {
  const address = `10.0.0.${++addresses}`
  const browser = staffBrowser({
    app: { inject: (request: object) => test.app.inject({ ...request, remoteAddress: address }) } as never,
  })
  return browser
}

describe('pairing', () => {
  it('when the code is typed, the phone is the gate, however it was typed, and works once', async () => {
    const manager = await comeIn(test, 'manager')
    const answer = await manager.call('POST', 'devices/pairing', { branch_id: 1, kind: 'gate', name: 'Gate 1' })
    const { code, url, expires_in } = (answer.body as { data: { code: string; url: string; expires_in: number } }).data
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/)
    expect([url, expires_in]).toEqual([`http://localhost:3000/staff/pair#${code}`, 300])
    const gate = phone()
    expect(await gate.call('POST', 'devices/pair', { code: ` ${code.toLowerCase().replace('-', ' ')}` })).toMatchObject(
      {
        status: 200,
        body: { message: 'This device is paired.', data: { name: 'Gate 1', kind: 'gate', branch: { id: 1 } } },
      },
    )
    expect((await gate.call('GET', 'people')).body).toMatchObject({ device: { name: 'Gate 1' } })
    expect((await phone().call('POST', 'devices/pair', { code })).status).toBe(422)
    const listed = (await manager.call('GET', 'devices')).body as { data: object[] }
    expect(listed.data).toContainEqual(
      expect.objectContaining({ name: 'Gate 1', waiting: 0, signed_in: null, last_seen_at: clock.now().toISOString() }),
    )
    const twice = await manager.call('POST', 'devices/pairing', { branch_id: 1, kind: 'gate', name: 'gate 1' })
    expect(twice.body).toMatchObject({ errors: { name: ['There is a “gate 1” at this branch already.'] } })
  })

  it('when it is older than 5 minutes, it pairs nothing', async () => {
    const code = await offer('Gate late')
    clock.pass(300)
    expect(await phone().call('POST', 'devices/pair', { code })).toMatchObject({
      status: 422,
      body: { message: 'This code is not right, or it is older than 5 minutes.' },
    })
  })

  it('when who made it has no access any more, it pairs nothing', async () => {
    const code = await offer('Gate of nobody')
    const access = (active: boolean) => test.database.db.update(staff).set({ active }).where(eq(staff.role, 'manager'))
    await access(false)
    expect((await phone().call('POST', 'devices/pair', { code })).status).toBe(422)
    await access(true)
    expect((await phone().call('POST', 'devices/pair', { code })).status).toBe(200)
  })

  it('when ten wrong codes came from an address within an hour, the right one is refused there', async () => {
    const [code, thief] = [await offer('Gate wanted'), phone()]
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => thief.call('POST', 'devices/pair', { code: `ZZZ-Z${10 + n}` })),
    )
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    const refused = await thief.call('POST', 'devices/pair', { code })
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many wrong codes/) as string },
    })
    expect((await phone().call('POST', 'devices/pair', { code })).status).toBe(200)
  })

  it.each([
    ['a name of blanks', { name: ' ' }, 'name'],
    ['a name of 31 letters', { name: 'n'.repeat(31) }, 'name'],
    ['an unknown kind', { kind: 'tank' }, 'kind'],
    ['no branch', { branch_id: 'one' }, 'branch_id'],
  ])('when a device is offered with %s, that is said', async (_, wrong, field) => {
    const asked = { branch_id: 1, kind: 'gate', name: 'Gate 9', ...wrong }
    const { status, body } = await (await comeIn(test, 'manager')).call('POST', 'devices/pairing', asked)
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]])
  })

  it('when a stolen device is unpaired, its next call says by whom and takes its cookies, and nobody comes in with it', async () => {
    const device = await pairedDevice(test, { name: 'Stolen' })
    const thief = await comeIn(test, 'gate', device)
    await (await comeIn(test, 'manager')).call('DELETE', `devices/${device.id}`)
    expect(await thief.call('GET', 'me')).toMatchObject({
      status: 401,
      body: { code: 'unpaired', message: 'This device was unpaired by Karim. Nothing is stored on it any more.' },
    })
    expect(thief.cookies.size).toBe(0)
    const again = staffBrowser(test)
    again.cookies.set('staff_device', device.token)
    expect((await again.call('POST', 'sign-in/pin', { staff_id: thief.staffId, pin: '2580' })).status).toBe(401)
    again.cookies.set('staff_device', device.token)
    const code = await offer('Found again')
    expect((await again.call('POST', 'devices/pair', { code })).status).toBe(200)
  })
})

describe('the log', () => {
  const row = {
    at: new Date(),
    act: 'customer.update',
    thingKind: 'customer',
    thingId: '7',
    thingName: 'Nusrat',
    other: 'a test',
  }

  it.each([
    'update audit_log set act = act',
    'delete from audit_log',
    'truncate audit_log',
    "update audit_log set thing_name = 'erased'",
  ])('when somebody tries to %s, PostgreSQL refuses it', async (statement) => {
    await test.database.db.insert(auditLog).values(row)
    await expect(test.database.pool.query(statement)).rejects.toMatchObject({ constraint: 'audit_log_kept' })
  })

  it.each([
    `thing_name = 'Karim'`,
    `thing_name = null`,
    `changes = '{}'`,
    `changes = changes || '{"phone": ["erased", "0"]}'`,
    `changes = changes || '{"note": ["erased", "erased"]}'`,
    `changes = changes || '{"extra": ["erased", "erased"]}'`,
  ])('when the setting of an erasure is made by hand, set %s is refused all the same', async (set) => {
    const changes = { phone: ['1', '2'], note: ['a', 'b'] } satisfies Record<string, [string, string]>
    await test.database.db
      .insert(auditLog)
      .values({ ...row, customerId: 99, changes, personal: ['phone', 'thing_name', 'extra'] })
    const erasing = (changed: string) =>
      test.database.db.transaction(async (tx) => {
        await tx.execute(sql`set local dolna.erasing = 'yes'`)
        await tx.execute(sql.raw(`update audit_log set ${changed} where customer_id = 99`))
      })
    await expect(erasing(set)).rejects.toMatchObject({ cause: { constraint: 'audit_log_kept' } })
    await expect(erasing(`thing_name = 'erased'`)).resolves.toBeUndefined()
  })

  it('when a customer is erased, their values are gone from it, and the rest stays', async () => {
    const by = { command: 'a test' }
    await test.database.db.transaction((tx) =>
      writeLog(tx, by, {
        at: clock.now(),
        act: 'customer.update',
        thing: { kind: 'customer', id: 4711, name: 'Nusrat Jahan' },
        changes: changesOf({ phone: '01712345678', note: 'a' }, { phone: '01812345678', note: 'b' }),
        customer: { id: 4711, personal: ['phone', 'thing_name'] },
      }),
    )
    await test.database.pool.query('select erase_from_log(4711)')
    const { rows } = await test.database.pool.query(
      'select thing_name, changes, act from audit_log where customer_id = 4711',
    )
    expect(rows).toEqual([
      { thing_name: 'erased', changes: { phone: ['erased', 'erased'], note: ['a', 'b'] }, act: 'customer.update' },
    ])
    await expect(test.database.pool.query('update audit_log set act = act')).rejects.toThrow(
      'The log is never changed.',
    )
  })

  it('when it is read, it is in sentences, a page at a time, of the day and the person that were asked for', async () => {
    const owner = await comeIn(test, 'owner')
    await owner.call('PATCH', 'me', { language: 'en' })
    await owner.call('POST', 'people', { name: 'Mitu', phone: '01811000077', role: 'gate', branch_ids: 'all' })
    const first = (await owner.call('GET', `history?person=${owner.staffId}&per_page=1`)).body as {
      data: { id: number; text: string; changes: object[] }[]
      meta: { next: number }
    }
    expect(first.data[0]).toMatchObject({
      text: expect.stringMatching(/^Nasrin added Mitu as gate, \d\d-Nov-2026 \d+:\d\d [AP]M\.$/) as string,
      act: 'person.create',
      by: { id: owner.staffId, name: 'Nasrin' },
      thing: { kind: 'person', name: 'Mitu' },
      offline: false,
    })
    expect(first.data[0]?.changes).toContainEqual({ field: 'role', before: null, after: 'gate' })
    const next = (await owner.call('GET', `history?before=${first.meta.next}`)).body as { data: { id: number }[] }
    expect(next.data.every(({ id }) => id < first.meta.next)).toBe(true)
    expect((await owner.call('GET', 'history?day=2020-01-01')).body).toEqual({ data: [], meta: { next: null } })
    for (const wrong of ['day=2026-02-30', 'thing=a:b:c', 'before=x', 'per_page=151', 'person=0'])
      expect((await owner.call('GET', `history?${wrong}`)).status).toBe(422)
  })

  it('when a cashier reads it, it is what they did', async () => {
    const cashier = await comeIn(test, 'cashier')
    await cashier.call('PATCH', 'me', { language: 'en' })
    const { data } = (await cashier.call('GET', 'history')).body as { data: { by: { id: number } }[] }
    expect(new Set(data.map(({ by }) => by.id))).toEqual(new Set([cashier.staffId]))
  })
})

it('when the site starts, it says how to come in', async () => {
  const config = { publicUrl: 'http://localhost:3000', demo: true }
  expect(await howToComeIn({ database: test.database, clock, config })).toMatch(
    /^The owner's side, as Nasrin: http:\/\/localhost:3000\/staff\/first\/[\w-]{43} /,
  )
  expect(await howToComeIn({ database: test.database, clock, config: { ...config, demo: false } })).toBeNull()
  const empty = await buildTestApp()
  expect(await howToComeIn({ database: empty.database, clock, config })).toBe(
    `Nobody runs the owner's side yet: npm run staff:link -- <phone> "<name>"`,
  )
  await empty.close()
})

it('when things of no more use are swept, what still counts stays', async () => {
  const { db } = test.database
  await offer('Nobody came')
  const owner = await comeIn(test, 'owner')
  const [people, log, messages] = [await db.$count(staff), await db.$count(auditLog), await db.$count(outbox)]
  clock.pass(25 * 3600)
  await sweepStaff({ database: test.database, clock })
  const left = [await db.$count(approvals), await db.$count(staffLinks)]
  expect(left).toEqual([0, 0])
  expect((await db.select().from(devices)).filter(({ pairedAt }) => pairedAt === null)).toEqual([])
  expect(await db.$count(staffSessions)).toBeGreaterThan(0)
  clock.pass(91 * 24 * 3600)
  await sweepStaff({ database: test.database, clock })
  expect(await db.$count(staffSessions)).toBe(0)
  expect([await db.$count(staff), await db.$count(auditLog), await db.$count(outbox)]).toEqual([people, log, messages])
  expect((await owner.call('GET', 'me')).status).toBe(401)
})
