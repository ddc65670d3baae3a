import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffActor } from '../actor.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn, pairedDevice, type StaffBrowser } from '../testing/staff-browser.ts'
import { permit } from './permit.ts'

const clock = movingClock()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
})
afterAll(() => test.close())

describe('an approval', () => {
  const now = () => clock.now()
  const asked = { act: 'let_in_stopped', subject: 'scan:7' } as const

  async function approve(gate: StaffBrowser, changes: Record<string, unknown> = {}) {
    const { staffId } = await comeIn(test, 'manager')
    return gate.call('POST', 'approvals', { ...asked, staff_id: staffId, pin: '2580', ...changes })
  }
  const actor = (staffId: number, approval: string | null): StaffActor => ({
    staff: 'Rahim',
    staffId,
    role: 'gate',
    branchIds: null,
    device: null,
    requestId: 'r',
    approval,
  })
  const use = (by: StaffActor, act: Partial<typeof asked> = {}) =>
    test.database.db.transaction((tx) => permit(tx, by, { ...asked, ...act, now: now() }))

  it('when a manager enters their PIN, the act is permitted once, for this thing, to who asked, for 60 seconds', async () => {
    const gate = await comeIn(test, 'gate', await pairedDevice(test, { name: 'Gate A' }))
    const manager = await comeIn(test, 'manager')
    const given = async () => ((await approve(gate)).body as { data: { approval: string } }).data.approval
    const first = await given()
    const needed = { code: 'approval_needed', data: { roles: ['manager', 'owner'] } }
    await expect(use(actor(gate.staffId, null))).rejects.toMatchObject(needed)
    await expect(use(actor(gate.staffId, first), { subject: 'scan:8' as never })).rejects.toMatchObject(needed)
    await expect(use({ ...actor(manager.staffId, first), role: 'cashier' })).rejects.toMatchObject(needed)
    const both = await Promise.allSettled([use(actor(gate.staffId, first)), use(actor(gate.staffId, first))])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'fulfilled')).toMatchObject({
      value: { approvedById: manager.staffId },
    })
    const late = await given()
    clock.pass(60)
    await expect(use(actor(gate.staffId, late))).rejects.toMatchObject(needed)
  })

  it('when who approves may not, or the PIN is wrong, there is none', async () => {
    const gate = await comeIn(test, 'gate', await pairedDevice(test, { name: 'Gate B' }))
    expect(await approve(await comeIn(test, 'gate'))).toMatchObject({
      status: 403,
      body: { message: 'A PIN approves only on a paired device.' },
    })
    const { staffId: cashier } = await comeIn(test, 'cashier')
    expect((await approve(gate, { staff_id: cashier })).body).toMatchObject({
      errors: { staff_id: ['This person cannot approve this.'] },
    })
    expect((await approve(gate, { act: 'people' })).body).toMatchObject({
      errors: { act: ['This cannot be approved.'] },
    })
    expect((await approve(gate, { pin: '9731' })).body).toMatchObject({
      errors: { pin: ['That PIN is not right. 4 tries left.'] },
    })
    const manager = await comeIn(test, 'manager')
    await expect(use({ ...actor(manager.staffId, null), role: 'manager' })).resolves.toEqual({ approvedById: null })
    await expect(use({ ...actor(manager.staffId, null), role: 'viewer' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

it('when PostgreSQL could not hold a text, it is refused or tidied, and nothing breaks', async () => {
  const [owner, device] = [await comeIn(test, 'owner'), await pairedDevice(test, { name: 'Gate T' })]
  const gate = await comeIn(test, 'gate', device)
  for (const [n, text] of ['\u0000', ' ', 'a\u0000b', '\ud800', 'a\ud800b'].entries()) {
    const asked = { act: 'let_in_stopped', subject: text, staff_id: owner.staffId, pin: '2580' }
    expect(await gate.call('POST', 'approvals', asked)).toMatchObject({
      status: 422,
      body: { errors: { subject: ['It must be said what is approved.'] } },
    })
    const added = { name: text, phone: `0181100022${n}`, role: 'gate', branch_ids: 'all' }
    const answers = [
      await owner.call('POST', 'people', added),
      await owner.call('PATCH', `people/${gate.staffId}`, { name: text }),
      await owner.call('POST', 'devices/pairing', { branch_id: 1, kind: 'gate', name: text }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(/\w/.test(text) ? [201, 200, 200] : [422, 422, 422])
  }
})
