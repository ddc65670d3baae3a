import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn } from '../testing/staff-browser.ts'
import { sweepBin } from './sweep-bin.ts'

const clock = movingClock(new Date())
const storage = memoryStorage()
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { clock, storage } })
})
afterAll(() => test.close())

async function send(): Promise<string> {
  const { cookies } = await comeIn(test, 'manager')
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#1a8' } })
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await photo.jpeg().toBuffer())], 'swing.jpg'))
  for (const [name, value] of Object.entries({ use: 'ride', alt: 'A swing', client_id: randomUUID() }))
    form.append(name, value)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { 'x-staff': '1', cookie }
  const answer = await test.app.inject({ method: 'POST', url: '/api/staff/pictures', headers, payload: form })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ data: { base: string } }>().data.base
}
const isShown = async (base: string) => (await test.app.inject(`${base}/400.jpg`)).statusCode === 200

it('when a photo is sent again while the sweep removes its files, it is whole; nobody sending it, it is gone', async () => {
  const base = await send()
  clock.pass(2 * 86_400)
  let sentAgain: Promise<string> | undefined
  const remove = async (key: string) => {
    await (sentAgain ??= send())
    await storage.remove(key)
  }
  await sweepBin({ database: test.database, storage: { ...storage, remove }, clock })
  expect(await sentAgain).toBe(base)
  expect(await isShown(base)).toBe(true)
  clock.pass(2 * 86_400)
  await sweepBin({ database: test.database, storage, clock })
  expect(await isShown(base), 'the control').toBe(false)
})
