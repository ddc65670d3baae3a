import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentEndpoints } from '#contract/content-endpoints.ts'
import { contentLists, thingKinds } from '#contract/content-lists.ts'
import { things } from '#contract/words/en/team.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { contentEditor } from '../testing/content-form.ts'
import { comeIn } from '../testing/staff-browser.ts'

let test: TestApp
let nasrin: ReturnType<typeof contentEditor>
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo' })
  nasrin = contentEditor(await comeIn(test, 'owner'))
})
afterAll(() => test.close())

const done = new Set<string>()
const lastAct = async (): Promise<{ act: string; thing_kind: string; who: boolean }> => {
  const { rows } = await test.database.pool.query(
    'select act, thing_kind, staff_id is not null and request_id is not null as who from audit_log order by id desc limit 1',
  )
  return rows[0] as never
}

/** Does it; what the log then says of it must be `act`. */
async function logged(name: keyof typeof contentEndpoints, act: string, run: () => Promise<{ status: number }>) {
  expect((await run()).status, name).toBeLessThan(300)
  const kind = act.split('.')[0] ?? ''
  expect(await lastAct(), name).toEqual({ act, thing_kind: kind, who: true })
  expect(Object.keys(things)).toContain(kind)
  done.add(name)
}

const refers = { packages: 'details', galleries: 'picture_id' } as Record<string, string>

it.each(contentLists)('when each call that changes %s is made, the log has a row of it', async (list) => {
  const [kind, one] = [thingKinds[list], (await nasrin.all(list))[0]]
  const refer = refers[list] && { [refers[list]]: one?.[refers[list]] }
  const { thing } = await nasrin.add(list, { ...refer, ...(list === 'branches' && { name: 'Log' }) })
  const path = `${list}/${thing.id}`
  const flag = ['live', 'on_sale', 'open'].find((field) => field in thing)
  const change = flag ? { [flag]: false } : { name: 'Changed' }
  await logged(`content.${list}.add`, `${kind}.create`, async () => ({ status: 201 }))
  await logged(`content.${list}.change`, `${kind}.update`, () => nasrin.change(path, 1, change))
  await logged(`content.${list}.restore`, `${kind}.restore`, () => nasrin.restore(path, 2, { version: 1 }))
  await logged(`content.${list}.remove`, `${kind}.delete`, () => nasrin.remove(path, 3))
  await logged(`content.${list}.restore`, `${kind}.restore`, () => nasrin.restore(path, 4))
  if ((await nasrin.all(list)).length < 2) await nasrin.add(list, { name: 'Second' })
  const ids = (await nasrin.all(list)).map(({ id }) => id).toReversed()
  await logged(`content.${list}.order`, `${kind}.order`, () => nasrin.call('PUT', `${list}/order`, { ids }))
  expect([...done].filter((name) => name.startsWith(`content.${list}.`))).toHaveLength(5)
})

it('when the centre itself is changed, the log has a row of it, and every changing call is among these', async () => {
  const text = `1. ${'Be kind. '.repeat(40)}`
  await logged('staffChangeBusiness', 'business.update', () => nasrin.change('business', 1, { bin: '12' }))
  await logged('staffRestoreBusiness', 'business.restore', () => nasrin.restore('business', 2, { version: 1 }))
  await logged('staffChangeSettings', 'settings.update', () => nasrin.change('settings', 1, { vat_rate: 5 }))
  await logged('staffRestoreSettings', 'settings.restore', () => nasrin.restore('settings', 2, { version: 1 }))
  await logged('staffChangePolicy', 'policy.update', () => nasrin.change('policies/refund-policy', 0, { text }))
  await logged('staffRestorePolicy', 'policy.restore', () =>
    nasrin.restore('policies/refund-policy', 1, { version: 0 }),
  )
  const changing = Object.entries(contentEndpoints).filter(([, { method }]) => method !== 'GET')
  expect([...done].toSorted()).toEqual(changing.map(([name]) => name).toSorted())
})
