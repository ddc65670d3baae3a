import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { contentEditor } from '../testing/content-form.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn } from '../testing/staff-browser.ts'

const clock = movingClock()
let test: TestApp
let beside: TestApp
let karim: ReturnType<typeof contentEditor>
let nasrin: ReturnType<typeof contentEditor>

beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock } })
  beside = await buildTestApp({ beside: test, deps: { clock } })
  karim = contentEditor(await comeIn(test, 'manager'))
  nasrin = contentEditor(await comeIn(beside, 'owner'))
})
afterAll(async () => {
  await beside.close()
  await test.close()
})

const paths = ['rides/1', 'services/1', 'products/1', 'packages/1', 'branches/1', 'business', 'settings']
const first = async (path: string) => (await karim.call('GET', path)).thing

describe('two editors of one thing', () => {
  it.each(paths)(
    'when %s was changed meanwhile, the second is told who did it and gets the thing as it is now',
    async (path) => {
      const { version } = await first(path)
      const [field, mine, theirs] = path === 'settings' ? ['weekend_days', ['Friday'], ['Monday']] : textOf(path)
      expect((await karim.change(path, version, { [field]: theirs })).status).toBe(200)
      const stale = await nasrin.change(path, version, { [field]: mine })
      expect(stale.status).toBe(412)
      expect(stale.message).toMatch(/^Karim changed this at \d+:\d\d [AP]M\. Your changes are not saved yet\.$/)
      expect(stale.thing).toMatchObject({ version: version + 1, [field]: theirs })
      const kept = await nasrin.change(path, stale.thing.version, { [field]: mine })
      expect(kept).toMatchObject({ status: 200, etag: `"${version + 2}"`, thing: { [field]: mine } })
    },
  )

  const textOf = (path: string): [field: string, mine: unknown, theirs: unknown] => {
    if (path === 'business') return ['address', 'Mine', 'Theirs']
    return [/services|packages/.test(path) ? 'title' : 'name', 'Mine', 'Theirs']
  }

  it.each(['rides/2', 'business', 'policies/privacy-policy'])(
    'when no version is named for %s, it is asked for',
    async (path) => {
      expect((await karim.change(path, null, {})).status).toBe(428)
      expect((await karim.restore(path, null, { version: 1 })).status).toBe(428)
    },
  )

  it('when no version is named to delete, it is asked for; a stale one deletes nothing', async () => {
    expect((await karim.remove('rides/3', null)).status).toBe(428)
    expect((await karim.remove('rides/3', 9)).status).toBe(412)
    expect((await karim.see('rides', 3)).status).toBe(200)
  })

  it('when ten save at once in two processes, one is saved and nine are told', async () => {
    const { version } = await first('rides/4')
    const saves = Array.from({ length: 10 }, (_, at) =>
      [karim, nasrin][at % 2]?.change('rides/4', version, { details: `Written by ${at}.` }),
    )
    const statuses = (await Promise.all(saves)).map((answer) => answer?.status)
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(412)])
  })

  it('when ten save without comparing versions, each overwrites the one before (control)', async () => {
    const { version } = await first('rides/5')
    const writes = Array.from({ length: 10 }, () =>
      test.database.pool.query('update rides set version = version + 1 where id = 5'),
    )
    await Promise.all(writes)
    expect((await first('rides/5')).version).toBe(version + 10)
  })

  it('when it was changed on another day, the day is told', async () => {
    const { version } = await first('rides/6')
    await karim.change('rides/6', version, { details: 'New.' })
    clock.pass(86_400)
    const stale = await contentEditor(await comeIn(test, 'owner')).change('rides/6', version, { details: 'Mine.' })
    expect(stale.message).toMatch(/^Karim changed this at \d\d-\w{3}-\d{4} \d+:\d\d [AP]M\./)
  })
})
