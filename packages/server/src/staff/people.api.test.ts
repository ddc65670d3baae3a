import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { branches } from '../catalogue/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn, pairedDevice, type StaffBrowser } from '../testing/staff-browser.ts'
import { staff, staffBranches } from './tables.ts'

const clock = movingClock()
let test: TestApp
let here: number
let there: number
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
  const rows = await test.database.db.select().from(branches).orderBy(branches.position)
  here = rows[0]?.id ?? 0
  there = rows[1]?.id ?? 0
})
afterAll(() => test.close())

let owner: StaffBrowser & { staffId: number }
beforeEach(async () => {
  owner = await comeIn(test, 'owner')
})

const idOf = async (name: string): Promise<number> =>
  (await test.database.db.select({ id: staff.id }).from(staff).where(eq(staff.name, name)))[0]?.id ?? 0
let phones = 0
const add = (by: StaffBrowser, person: Record<string, unknown> = {}) =>
  by.call('POST', 'people', {
    name: 'Mitu Barua',
    phone: `018110000${10 + phones++}`,
    role: 'gate',
    branch_ids: [here],
    ...person,
  })
const made = async (person: Record<string, unknown> = {}): Promise<number> =>
  ((await add(owner, person)).body as { data: { id: number } }).data.id

/** Karim, as a manager of one branch only. */
async function managerHere() {
  const id = await idOf('Karim')
  await test.database.db.update(staff).set({ allBranches: false }).where(eq(staff.id, id))
  await test.database.db.insert(staffBranches).values({ staffId: id, branchId: here }).onConflictDoNothing()
  return comeIn(test, 'manager')
}

describe('people', () => {
  it('when an owner adds somebody, they are listed with what is known of them', async () => {
    const answer = await add(owner, {
      name: '  Sumi\nDas ',
      phone: '+880 1811-000099',
      role: 'cashier',
      branch_ids: [here, there],
    })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          name: 'Sumi Das',
          phone: '01811000099',
          role: 'cashier',
          all_branches: false,
          branches: [{ id: here }, { id: there }],
          language: 'bn',
          active: true,
          pin_set: false,
          last_seen_at: null,
          last_seen_on: null,
          can_change: true,
        },
      },
    })
    const { body } = await owner.call('GET', 'people?per_page=1')
    expect(body).toMatchObject({ data: [{ name: 'Karim' }], meta: { per_page: 1, current_page: 1 } })
    expect((await owner.call('GET', 'people?per_page=151')).status).toBe(422)
  })

  it.each([
    ['a name of blanks', { name: '  ' }, 'name', 'Name is required.'],
    ['a name of 51 letters', { name: 'n'.repeat(51) }, 'name', 'Name is too large'],
    ['a number that is none', { phone: '12' }, 'phone', 'Please enter a valid phone number'],
    ['a number that somebody has', { phone: '01711000001' }, 'phone', 'Somebody with this number is here already.'],
    ['an unknown role', { role: 'king' }, 'role', 'Please choose a role.'],
    ['no branch', { branch_ids: [] }, 'branch_ids', 'Please choose at least one branch.'],
    ['a branch that is not there', { branch_ids: [999] }, 'branch_ids', 'There is no such branch.'],
    ['an unknown language', { language: 'fr' }, 'language', 'Please choose Bangla or English.'],
  ])('when somebody is added with %s, that is said', async (_, wrong, field, sentence) => {
    expect(await add(owner, wrong)).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } })
  })

  it('when people are searched for, part of a name or of a number is enough, in Bangla figures too', async () => {
    await add(owner, { name: 'রহিমা খাতুন', phone: '01811777123' })
    const found = async (q: string) =>
      ((await owner.call('GET', `people?q=${encodeURIComponent(q)}`)).body as { data: { name: string }[] }).data.map(
        ({ name }) => name,
      )
    expect(await found('রহিমা')).toEqual(['রহিমা খাতুন'])
    expect(await found('777123')).toEqual(['রহিমা খাতুন'])
    expect(await found('৭৭৭১২৩')).toEqual(['রহিমা খাতুন'])
    expect(await found('KARIM')).toEqual(['Karim'])
    for (const nobody of ['%', "'", '_', 'Karim 01']) expect(await found(nobody)).toEqual([])
    expect((await owner.call('GET', `people?q=${'a'.repeat(101)}`)).status).toBe(422)
  })

  it('when nothing is changed, or only the branches, that is saved too', async () => {
    const id = await made({ name: 'Same' })
    expect((await owner.call('PATCH', `people/${id}`, {})).status).toBe(200)
    const { body } = await owner.call('PATCH', `people/${id}`, { branch_ids: [there] })
    expect(body).toMatchObject({ data: { name: 'Same', branches: [{ id: there }] } })
    const { data } = (await owner.call('GET', `history?thing=person:${id}`)).body as { data: { text: string }[] }
    expect(data[0]?.text).toMatch(
      /^Nasrin changed the branches of Same from Shapla Square, Chattogram to Lake View, Sylhet, /,
    )
  })

  it('when somebody is made inactive, they are out at once and told by whom', async () => {
    const id = await made({ name: 'Jahid' })
    await test.database.db.update(staff).set({ pinHash: null }).where(eq(staff.id, id))
    const rahim = await comeIn(test, 'gate')
    const victim = await idOf('Rahim')
    expect((await rahim.call('GET', 'me')).status).toBe(200)
    await owner.call('PATCH', `people/${victim}`, { active: false })
    expect(await rahim.call('GET', 'me')).toMatchObject({
      status: 401,
      body: { message: 'Nasrin has ended your access.' },
    })
    await owner.call('PATCH', `people/${victim}`, { active: true })
    expect(await rahim.call('GET', 'me')).toMatchObject({ status: 401, body: { message: 'Please sign in.' } })
    expect((await (await comeIn(test, 'gate')).call('GET', 'me')).status).toBe(200)
  })

  it('when somebody is taken off a branch, its gate is closed to them at once, and their own phone is not', async () => {
    const id = await idOf('Rahim')
    const [atGate, alone] = [await comeIn(test, 'gate', await pairedDevice(test)), await comeIn(test, 'gate')]
    const statuses = async () => [(await atGate.call('GET', 'me')).status, (await alone.call('GET', 'me')).status]
    expect(await statuses()).toEqual([200, 200])
    await owner.call('PATCH', `people/${id}`, { branch_ids: [there] })
    expect(await statuses()).toEqual([401, 200])
    await owner.call('PATCH', `people/${id}`, { branch_ids: 'all' })
    expect(await statuses()).toEqual([200, 200])
  })

  it('when a person has no PIN yet, nothing works before it is set', async () => {
    const id = await made({ name: 'Fresh', role: 'viewer', branch_ids: 'all' })
    const fresh = await comeIn(test, 'viewer')
    expect(fresh.staffId).toBe(id)
    expect((await fresh.call('GET', 'me')).body).toMatchObject({ data: { needs_pin: true, language: 'en' } })
    const refused = { status: 403, body: { code: 'pin_needed', message: 'Set a PIN first.' } }
    expect(await fresh.call('GET', 'history')).toMatchObject(refused)
    await fresh.call('POST', 'pin', { pin: '3691' })
    expect((await fresh.call('GET', 'history')).status).toBe(200)
  })
})

describe('the last owner', () => {
  const sentence = 'There must be one owner. Make somebody else an owner first.'

  it('when the only owner is disabled or given another role, that is refused', async () => {
    for (const change of [{ active: false }, { role: 'manager' }])
      expect(await owner.call('PATCH', `people/${owner.staffId}`, change)).toMatchObject({
        status: 409,
        body: { message: sentence },
      })
  })

  it('when two owners disable each other at once, one of them stays', async () => {
    const second = await made({ name: 'Second', role: 'owner', branch_ids: 'all' })
    const answers = await Promise.all([
      owner.call('PATCH', `people/${second}`, { active: false }),
      owner.call('PATCH', `people/${owner.staffId}`, { active: false }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const left = (await test.database.db.select().from(staff)).filter(({ role, active }) => role === 'owner' && active)
    expect(left).toHaveLength(1)
    await test.database.db.update(staff).set({ active: true, endedById: null }).where(eq(staff.id, owner.staffId))
    await test.database.db.update(staff).set({ active: false }).where(eq(staff.id, second))
  })
})

describe('a manager of one branch', () => {
  it('when they keep people, it is gate and cashier of their own branch', async () => {
    const manager = await managerHere()
    expect((await add(manager)).status).toBe(201)
    expect((await add(manager, { branch_ids: [there] })).status).toBe(422)
    expect((await add(manager, { branch_ids: 'all' })).status).toBe(422)
    for (const role of ['manager', 'owner', 'viewer'])
      expect(await add(manager, { role })).toMatchObject({
        status: 403,
        body: { message: 'Your role does not allow this.' },
      })
    const [elsewhere, both] = [await made({ branch_ids: [there] }), await made({ branch_ids: [here, there] })]
    expect((await manager.call('PATCH', `people/${elsewhere}`, { name: 'X' })).status).toBe(404)
    expect((await manager.call('PATCH', `people/${both}`, { name: 'X' })).status).toBe(403)
    const own = await made()
    expect((await manager.call('PATCH', `people/${own}`, { role: 'manager' })).status).toBe(403)
    expect((await manager.call('PATCH', `people/${own}`, { role: 'cashier' })).status).toBe(200)
    const { data } = (await manager.call('GET', 'people?per_page=150')).body as {
      data: { id: number; can_change: boolean }[]
    }
    expect(data.map(({ id }) => id)).not.toContain(elsewhere)
    expect(data.find(({ id }) => id === both)).toMatchObject({ can_change: false })
  })

  it('when a device is of another branch, it is as if it were not there', async () => {
    const [manager, device] = [await managerHere(), await pairedDevice(test, { name: 'Gate X', branch: 1 })]
    expect((await manager.call('DELETE', `devices/${device.id}`)).status).toBe(404)
    const { data } = (await manager.call('GET', 'devices')).body as { data: { id: number }[] }
    expect(data.map(({ id }) => id)).not.toContain(device.id)
    const pairing = { branch_id: there, kind: 'gate', name: 'Gate Y' }
    expect(await manager.call('POST', 'devices/pairing', pairing)).toMatchObject({
      status: 422,
      body: { errors: { branch_id: ['There is no such branch.'] } },
    })
  })

  it('when somebody of another branch taps their name, or brings a code, the device does not open', async () => {
    const device = await pairedDevice(test, { name: 'Gate Z', branch: 1 })
    const { call, staffId, cookies } = await managerHere()
    cookies.delete('staff')
    cookies.set('staff_device', device.token)
    expect((await call('POST', 'sign-in/pin', { staff_id: staffId, pin: '2580' })).status).toBe(422)
    await call('POST', 'sign-in/phone', { phone_no: '01711000002' })
    const code = /\d{6}/.exec(test.messages.at(-1)?.text ?? '')?.[0]
    expect(await call('POST', 'sign-in/code', { phone_no: '01711000002', code })).toMatchObject({
      status: 403,
      body: { message: 'You do not work at this branch.' },
    })
  })

  it('when somebody also works elsewhere, their changes are in the history of both, and those of others are not', async () => {
    const manager = await managerHere()
    const [both, elsewhere] = [await made({ branch_ids: [there, here] }), await made({ branch_ids: [there] })]
    const acts = async (id: number) =>
      ((await manager.call('GET', `history?thing=person:${id}`)).body as { data: { act: string }[] }).data.map(
        ({ act }) => act,
      )
    for (const id of [both, elsewhere]) await owner.call('PATCH', `people/${id}`, { role: 'cashier' })
    expect([await acts(both), await acts(elsewhere)]).toEqual([['person.update', 'person.create'], []])
  })

  it('when they read the history, it is of their branch and their own', async () => {
    const manager = await managerHere()
    const [mine, other] = [
      await pairedDevice(test, { name: 'H 1' }),
      await pairedDevice(test, { name: 'H 2', branch: 1 }),
    ]
    for (const { id } of [mine, other]) await owner.call('DELETE', `devices/${id}`)
    const texts = async (by: StaffBrowser) =>
      ((await by.call('GET', 'history?thing=device')).body as { data: { text: string }[] }).data.map(({ text }) => text)
    expect(await texts(manager)).toContainEqual(expect.stringMatching(/^Nasrin unpaired H 1, /))
    expect(await texts(manager)).not.toContainEqual(expect.stringMatching(/unpaired H 2/))
    expect(await texts(owner)).toContainEqual(expect.stringMatching(/unpaired H 2/))
  })
})
