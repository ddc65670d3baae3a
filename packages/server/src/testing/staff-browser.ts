import { eq } from 'drizzle-orm'
import type { Role } from '#contract/rights.ts'
import { branches } from '../catalogue/tables.ts'
import { drawToken } from '../customers/session.ts'
import { devices, staff, staffSessions } from '../staff/tables.ts'
import type { TestApp } from './build-test-app.ts'

type Body = Record<string, unknown>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type StaffAnswer = { status: number; body: never; headers: Record<string, unknown> }

/** A browser on the owner's side: it keeps its cookies and sends what our own page sends. */
export type StaffBrowser = {
  cookies: Map<string, string>
  call(method: Method, path: string, body?: Body, headers?: Record<string, string>): Promise<StaffAnswer>
}

type Needs = Pick<TestApp, 'app' | 'database' | 'clock'>

export function staffBrowser({ app }: Pick<TestApp, 'app'>): StaffBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.inject({
        method,
        url: `/api/staff/${path}`,
        ...(body && { payload: body }),
        headers: { 'x-staff': '1', ...(cookie && { cookie }), ...headers },
      })
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) keep(cookies, set)
      return { status: answer.statusCode, body: answer.json<never>(), headers: answer.headers }
    },
  }
}

function keep(cookies: Map<string, string>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

export type TestDevice = { id: number; token: string }

export async function pairedDevice(
  { database: { db }, clock }: Needs,
  { kind = 'gate', name = 'Gate 1', branch = 0 }: { kind?: 'gate' | 'counter'; name?: string; branch?: number } = {},
): Promise<TestDevice> {
  const { token, hash } = drawToken()
  const now = clock.now()
  const branchId = (await db.select({ id: branches.id }).from(branches).orderBy(branches.id))[branch]?.id ?? 0
  const [offeredBy] = await db.select({ id: staff.id }).from(staff).where(eq(staff.role, 'owner'))
  const row = { branchId, kind, name, hash, pairedAt: now, lastSeenAt: now, offeredById: offeredBy?.id ?? 0 }
  const [made] = await db.insert(devices).values(row).returning({ id: devices.id })
  return { id: made?.id ?? 0, token }
}

/** One of the staff, signed in without a code: the first of this role, on this device or alone. Their PIN was entered just now. */
export async function comeIn(
  test: Needs,
  role: Role,
  device?: TestDevice,
): Promise<StaffBrowser & { staffId: number }> {
  const { db } = test.database
  const [now, { token, hash }, browser] = [test.clock.now(), drawToken(), staffBrowser(test)]
  const [person] = await db.select({ id: staff.id }).from(staff).where(eq(staff.role, role)).orderBy(staff.id)
  const staffId = person?.id ?? 0
  await db
    .insert(staffSessions)
    .values({
      hash,
      staffId,
      deviceId: device?.id ?? null,
      browserHash: drawToken().hash,
      way: device ? 'pin' : 'code',
      createdAt: now,
      touchedAt: now,
      pinAt: now,
    })
  browser.cookies.set('staff', token)
  if (device) browser.cookies.set('staff_device', device.token)
  return { ...browser, staffId }
}
