import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { rightOf, roles, type Role } from '#contract/rights.ts'
import { doorEndpoints, staffEndpoints, type StaffCall } from '#contract/staff-endpoints.ts'
import { things } from '#contract/words/en/team.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn, pairedDevice, staffBrowser } from '../testing/staff-browser.ts'
import { createDoor } from './door.ts'
import { makeLink } from './make-link.ts'
import { createStaffCookies } from './staff-cookies.ts'
import { auditLog, staff } from './tables.ts'

const clock = movingClock()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
  await test.database.db
    .insert(staff)
    .values({
      name: 'Anwar',
      phone: '01711000008',
      role: 'viewer',
      allBranches: true,
      pinHash: sql`(select pin_hash from staff where role = 'owner')`,
    })
})
afterAll(() => test.close())

type Document = { paths: Record<string, Record<string, unknown>> }
const lines = Object.entries(doorEndpoints) as [name: keyof typeof doorEndpoints, line: StaffCall][]

/** Every call of the owner's side that this app answers, whatever the contract says. */
async function answered(): Promise<{ method: 'GET'; path: string }[]> {
  const { paths } = (await test.app.inject('/api/openapi.json')).json<Document>()
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/staff/'))
    .flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => ({
        method: method.toUpperCase() as 'GET',
        path: path
          .slice('/api/staff/'.length)
          .replace(/\{(\w+)\}/g, (_, name) => (name === 'id' ? '999999' : randomUUID())),
      })),
    )
}
const lineOf = ({ method, path }: { method: string; path: string }): StaffCall => {
  const found = Object.values(staffEndpoints).find((line) => {
    const pattern = new RegExp(`^/staff/${path}$`.replace(/[0-9a-f-]{36}|999999/g, ':\\w+'))
    return line.method === method && pattern.test(line.path)
  })
  if (!found) throw new Error(`${method} ${path} has no line.`)
  return found
}

describe('the table of rights', () => {
  it.each(roles)(
    'when a %s makes any call, those that the table denies are refused, and no other',
    async (role: Role) => {
      const wrong: string[] = []
      for (const call of await answered()) {
        const line = lineOf(call)
        if (line.open || call.path === 'sign-out') continue
        const { status, body } = await (
          await comeIn(test, role)
        ).call(call.method, call.path, call.method === 'GET' ? undefined : {})
        const denied = rightOf(role, line.act) === 'no'
        const refused = status === 403 && (body as { message: string }).message === 'Your role does not allow this.'
        if (denied ? !refused && status !== 404 : refused) wrong.push(`${call.method} ${call.path}: ${status}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('when nobody is signed in, every call but those of coming in is refused', async () => {
    const statuses = new Map<string, number>()
    for (const call of await answered())
      if (!lineOf(call).open)
        statuses.set(`${call.method} ${call.path}`, (await staffBrowser(test).call(call.method, call.path)).status)
    expect([...statuses].filter(([, status]) => status !== 401)).toEqual([])
    expect(statuses.size).toBeGreaterThan(10)
  })

  it('when a route has no line in the table, it cannot be added; with a line it is guarded without asking', async () => {
    const cookies = createStaffCookies({ publicUrl: 'http://localhost:3000' })
    const door = createDoor({ database: test.database, clock, config: { publicUrl: 'http://localhost:3000' } }, cookies)
    const app = Fastify()
    door.guard(app)
    app.get('/api/staff/history', async () => 'open')
    app.get('/api/rides', async () => 'open')
    expect(() => app.get('/api/staff/till', async () => 'open')).toThrow(
      'GET /api/staff/till has no line in contract/src/staff-endpoints.ts.',
    )
    expect((await app.inject('/api/staff/history')).statusCode).toBe(401)
    expect((await app.inject('/api/rides')).body).toBe('open')
  })
})

describe('the log', () => {
  type Change = {
    [Name in keyof typeof doorEndpoints]: (typeof doorEndpoints)[Name]['method'] extends 'GET' ? never : Name
  }
  type Changing = Change[keyof Change]
  /** A call of each kind that changes something; the act that the log names. Asking for a code changes nothing of ours. */
  const changes: Record<
    Exclude<Changing, 'staffSignInPhone'>,
    { act: string; run: () => Promise<{ status: number }> }
  > = {
    staffSignInCode: {
      act: 'session.begin',
      run: async () => {
        const browser = staffBrowser(test)
        await browser.call('POST', 'sign-in/phone', { phone_no: '01711000002' })
        const code = /\d{6}/.exec(test.messages.at(-1)?.text ?? '')?.[0]
        return browser.call('POST', 'sign-in/code', { phone_no: '01711000002', code })
      },
    },
    staffSignInLink: {
      act: 'session.begin',
      run: async () => {
        const needs = { database: test.database, config: { publicUrl: '' } }
        const link = await makeLink(needs, { phone: '01711000001', name: '', now: clock.now() })
        return staffBrowser(test).call('POST', 'sign-in/link', { token: link.slice('/staff/first/'.length) })
      },
    },
    staffSignInPin: {
      act: 'session.begin',
      run: async () => {
        const browser = staffBrowser(test)
        browser.cookies.set('staff_device', (await pairedDevice(test, { name: 'Gate L' })).token)
        const { staffId } = await comeIn(test, 'gate')
        return browser.call('POST', 'sign-in/pin', { staff_id: staffId, pin: '2580' })
      },
    },
    staffChangeMe: {
      act: 'person.update',
      run: async () => (await comeIn(test, 'gate')).call('PATCH', 'me', { language: 'en' }),
    },
    staffLock: { act: 'session.lock', run: async () => (await comeIn(test, 'gate')).call('POST', 'lock') },
    staffUnlock: {
      act: 'session.unlock',
      run: async () => (await comeIn(test, 'gate')).call('POST', 'unlock', { pin: '2580' }),
    },
    staffPin: {
      act: 'person.pin',
      run: async () => (await comeIn(test, 'owner')).call('POST', 'pin', { pin: '2580' }),
    },
    staffSignOut: { act: 'session.end', run: async () => (await comeIn(test, 'gate')).call('POST', 'sign-out') },
    staffAddPerson: {
      act: 'person.create',
      run: async () =>
        (await comeIn(test, 'owner')).call('POST', 'people', {
          name: 'Mitu',
          phone: '01711000005',
          role: 'gate',
          branch_ids: 'all',
        }),
    },
    staffChangePerson: {
      act: 'person.update',
      run: async () => {
        const { staffId } = await comeIn(test, 'gate')
        return (await comeIn(test, 'owner')).call('PATCH', `people/${staffId}`, { name: 'Rahim Mia' })
      },
    },
    staffPairing: {
      act: 'device.offer',
      run: async () =>
        (await comeIn(test, 'manager')).call('POST', 'devices/pairing', { branch_id: 1, kind: 'gate', name: 'Gate O' }),
    },
    staffPair: {
      act: 'device.pair',
      run: async () => {
        const { body } = await (
          await comeIn(test, 'manager')
        ).call('POST', 'devices/pairing', { branch_id: 1, kind: 'gate', name: 'Gate N' })
        return staffBrowser(test).call('POST', 'devices/pair', { code: (body as { data: { code: string } }).data.code })
      },
    },
    staffUnpair: {
      act: 'device.unpair',
      run: async () => {
        const { id } = await pairedDevice(test, { name: 'Gate U' })
        return (await comeIn(test, 'manager')).call('DELETE', `devices/${id}`)
      },
    },
    staffApprove: {
      act: 'approval.give',
      run: async () => {
        const { staffId } = await comeIn(test, 'manager')
        const asked = { act: 'let_in_stopped', subject: 'scan:1', staff_id: staffId, pin: '2580' }
        const gate = await comeIn(test, 'gate', await pairedDevice(test, { name: 'Gate A' }))
        return gate.call('POST', 'approvals', asked)
      },
    },
  }

  it.each(Object.entries(changes))('when %s changes something, the log has a row of it', async (_, { act, run }) => {
    const last = async () =>
      (
        await test.database.db
          .select()
          .from(auditLog)
          .orderBy(sql`${auditLog.id} desc`)
          .limit(1)
      )[0]
    const before = (await last())?.id ?? 0
    expect((await run()).status).toBeLessThan(300)
    const row = await last()
    expect(row).toMatchObject({ act, staffId: expect.any(Number) as number, requestId: expect.any(String) as string })
    expect(row?.id).toBeGreaterThan(before)
    expect([act.split('.')[0], Object.keys(things)]).toEqual([row?.thingKind, expect.arrayContaining([row?.thingKind])])
  })

  it('when all lines of the table are walked, each that changes something is among these', () => {
    const changing = lines.filter(([name, { method }]) => method !== 'GET' && name !== 'staffSignInPhone')
    expect(Object.keys(changes).toSorted()).toEqual(changing.map(([name]) => name).toSorted())
  })
})
