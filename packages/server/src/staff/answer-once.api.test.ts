import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'

const clock = movingClock()
let test: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
  owner = await comeIn(test, 'owner')
})
afterAll(() => test.close())

let phones = 1855000100
const person = () => ({ name: 'Rafiq', phone: `0${phones++}`, role: 'gate', branch_ids: 'all' })
const add = (body: object, key: string, who = owner) =>
  who.call('POST', 'people', { ...body }, { 'idempotency-key': key })

it('when a call comes again with its key, it is done once and answered as the first time', async () => {
  const one = person()
  const [first, again] = [await add(one, 'key-0001'), await add(one, 'key-0001')]
  expect(first.status).toBe(201)
  expect([again.status, again.body]).toEqual([201, first.body])
})

it('when what was made has a version, the answer carries it again', async () => {
  const body = { name: 'Baby', name_bn: null, client_id: randomUUID() }
  const make = () => owner.call('POST', 'rider-types', body, { 'idempotency-key': 'key-0006' })
  const tags = [await make(), await make()].map(({ status, headers }) => [status, headers['etag']])
  expect(tags).toEqual([
    [201, '"1"'],
    [201, '"1"'],
  ])
})

it('when ten come at once with one key, one is done; without a key the second is refused (control)', async () => {
  const one = person()
  const all = await Promise.all(Array.from({ length: 10 }, () => add(one, 'key-0002')))
  const made = all.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ body }) => (body as { data: { id: number } }).data.id)).size).toBe(1)
  expect(all.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect((await owner.call('POST', 'people', one)).status).toBe(422)
})

it('when a key is used for something else, that is said', async () => {
  await add(person(), 'key-0003')
  expect((await add(person(), 'key-0003')).body).toMatchObject({
    errors: { idempotency_key: ['This key was used for something else.'] },
  })
})

it('when a call was refused, its key is free for a better one', async () => {
  const one = person()
  expect((await add({ ...one, name: '' }, 'key-0004')).status).toBe(422)
  expect((await add(one, 'key-0004')).status).toBe(201)
})

it('when a key is a day old, it is as if it had never been', async () => {
  const one = person()
  expect((await add(one, 'key-0005')).status).toBe(201)
  clock.pass(24 * 60 * 60 + 1)
  const later = await comeIn(test, 'owner')
  expect((await add(one, 'key-0005', later)).status).toBe(422)
})

it.each([[''], ['short'], ['a'.repeat(101)], ['with a blank']])('when the key is %j, it is refused', async (key) => {
  const later = await comeIn(test, 'owner')
  expect((await add(person(), key, later)).status).toBe(422)
})
