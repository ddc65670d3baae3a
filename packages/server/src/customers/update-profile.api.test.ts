import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { profileForm } from '../testing/profile-form.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'
import { replaceChildren, updateCustomer } from './profile-queries.ts'

type Saved = { name: string; childrens: { name: string }[] }

let test: TestApp
let rina: SignedInCustomer
beforeAll(async () => {
  test = await buildTestApp()
  rina = await signIn(test)
})
afterAll(() => test.close())

const everyone = Array.from({ length: 12 }, (_, index) => `Parent ${index}`)
const childrenOf = (name: string) => Array.from({ length: 5 }, (_, index) => ({ name: `${name} ${index}`, age: 3 }))
const formOf = (name: string) => ({
  name,
  spouse_name: name,
  ...Object.fromEntries(
    childrenOf(name).flatMap((child, index) => [
      [`childrens[${index}][name]`, child.name],
      [`childrens[${index}][age]`, '3'],
    ]),
  ),
})
const isOfOne = ({ name, childrens }: Saved) =>
  childrens.length === 5 && childrens.every((child) => child.name.startsWith(`${name} `))
const saved = async () =>
  (await test.app.inject({ url: '/api/user', headers: rina.headers })).json<{ data: Saved }>().data

it('when many save at once, each is answered with a whole profile and one of them stands', async () => {
  const answers = await Promise.all(everyone.map((name) => test.app.inject(profileForm(formOf(name), rina.headers))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(everyone.map(() => 200))
  expect(answers.every((answer) => isOfOne(answer.json<{ data: Saved }>().data))).toBe(true)
  expect(isOfOne(await saved())).toBe(true)
})

it("when nobody waits for the customer's row, two savings collide or mix (control)", async () => {
  const { promise: firstHasWritten, resolve } = Promise.withResolvers<void>()
  const save = (name: string, pause?: () => Promise<void>) =>
    test.database.db.transaction(async (tx) => {
      await replaceChildren(tx, rina.customerId, childrenOf(name))
      await pause?.()
      await updateCustomer(
        tx,
        rina.customerId,
        { name, spouse_name: name, email: null, heared_by: null, language: undefined, childrens: [] },
        undefined,
      )
    })
  const first = save('Parent 1', () => {
    resolve()
    return untilSomeoneWaits()
  })
  await firstHasWritten
  const outcomes = await Promise.allSettled([first, save('Parent 2')])
  const collided = outcomes.some(({ status }) => status === 'rejected')
  expect(collided || !isOfOne(await saved())).toBe(true)
})

it('when the account is deleted while the profile is being saved, the answer is 401', async () => {
  const gone = await signIn(test, '01512345678')
  const other = await test.database.pool.connect()
  await other.query('begin')
  await other.query('delete from customers where id = $1', [gone.customerId])
  const saving = test.app.inject(profileForm(formOf('Nobody'), gone.headers))
  await untilSomeoneWaits()
  await other.query('commit')
  other.release()
  expect((await saving).statusCode).toBe(401)
})

async function untilSomeoneWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await test.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    })
    .toBeGreaterThan(0)
}
