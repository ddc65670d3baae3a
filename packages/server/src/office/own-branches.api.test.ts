import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { contentEditor } from '../testing/content-form.ts'
import { comeIn } from '../testing/staff-browser.ts'

let test: TestApp
let karim: ReturnType<typeof contentEditor>
let nasrin: ReturnType<typeof contentEditor>

/** Karim works at branch 1 only. */
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo' })
  const manager = await comeIn(test, 'manager')
  await test.database.pool.query('update staff set all_branches = false where id = $1', [manager.staffId])
  await test.database.pool.query('delete from staff_branches where staff_id = $1', [manager.staffId])
  await test.database.pool.query('insert into staff_branches values ($1, 1)', [manager.staffId])
  karim = contentEditor(manager)
  nasrin = contentEditor(await comeIn(test, 'owner'))
})
afterAll(() => test.close())

it('when a manager works at one branch, the others are not there for them, and their own is', async () => {
  expect(
    (await nasrin.all('branches')).map(({ id }) => id),
    'the control',
  ).toEqual([1, 2])
  expect((await karim.all('branches')).map(({ id }) => id)).toEqual([1])
  const answers = [
    await karim.see('branches', 2),
    await karim.call('GET', 'branches/2/versions'),
    await karim.change('branches/2', 1, { inside_limit: 5 }),
    await karim.change('branches/2', 1, { open: false }),
    await karim.remove('branches/2', 1),
    await karim.restore('branches/2', 1, { version: 1 }),
  ]
  expect(answers.map(({ status, thing }) => [status, thing])).toEqual(answers.map(() => [404, undefined]))
  expect((await nasrin.see('branches', 2)).thing).toMatchObject({ version: 1, open: true })
  expect(await karim.change('branches/1', 1, { inside_limit: 5 })).toMatchObject({ status: 200, etag: '"2"' })
  expect(await karim.restore('branches/1', 2, { version: 1 })).toMatchObject({ status: 200 })
  expect((await karim.call('GET', 'branches/1/versions')).status).toBe(200)
})

it('when branches are added, deleted, put back or put in order, it is by who works at all of them', async () => {
  const { thing } = await nasrin.add('branches', { name: 'Third' })
  await nasrin.remove(`branches/${thing.id}`, 1)
  const refused = [
    await karim.add('branches', { name: 'Mine' }),
    await karim.remove('branches/1', (await karim.see('branches', 1)).thing.version),
    await karim.call('PUT', 'branches/order', { ids: [1] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await karim.restore(`branches/${thing.id}`, 2)).status).toBe(404)
  const binned = async (editor: typeof karim) => (await editor.call('GET', 'bin')).thing as unknown as object[]
  expect([(await binned(karim)).length, (await binned(nasrin)).length]).toEqual([0, 1])
  expect((await nasrin.restore(`branches/${thing.id}`, 2)).status, 'the control').toBe(200)
})

it('when a branch has the name of another in other letters, it is refused; its own name it may write anew', async () => {
  const { thing } = await nasrin.add('branches', { name: 'Lake View' })
  const taken = { status: 422, errors: { name: ['There is a branch “LAKE view” already.'] } }
  expect(await nasrin.add('branches', { name: 'LAKE view' })).toMatchObject(taken)
  expect(await nasrin.change('branches/2', 1, { name: 'LAKE view' })).toMatchObject(taken)
  expect((await nasrin.change(`branches/${thing.id}`, 1, { name: 'LAKE view' })).status).toBe(200)
})
