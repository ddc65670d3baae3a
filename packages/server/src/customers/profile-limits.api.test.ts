import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { jpegInPasses, pngHeader } from '../testing/made-pictures.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { profileForm, type FormValues } from '../testing/profile-form.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'
import { storeProfilePicture } from './store-profile-picture.ts'

const right = { name: 'Rina', spouse_name: 'Karim' }
const storage = memoryStorage()
const clock = movingClock()
let test: TestApp
let rina: SignedInCustomer
let photo: File
let phones = 1612345000
beforeAll(async () => {
  test = await buildTestApp({ deps: { storage, clock } })
  photo = new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'me.jpg',
  )
})
afterAll(() => test.close())
beforeEach(async () => {
  rina = await signIn(test, `0${phones++}`)
})

const save = (values: FormValues = {}, who = rina) => test.app.inject(profileForm({ ...right, ...values }, who.headers))
const statuses = async (count: number, values?: FormValues) => {
  const seen: number[] = []
  for (let turn = 0; turn < count; turn++) seen.push((await save(values)).statusCode)
  return seen
}
const eventsOf = async (customerId: number) =>
  (
    await test.database.pool.query<{ limit: string }>(
      'select "limit" from limit_events where subject = $1 order by 1',
      [`customer ${customerId}`],
    )
  ).rows.map(({ limit }) => limit)

/** A picture whose bytes come when the test says so. */
function heldBack(): { image: File; let(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const image = new File([], 'me.jpg')
  image.arrayBuffer = () => promise.then(() => photo.arrayBuffer())
  return { image, let: resolve }
}

describe('saving a profile again and again', () => {
  it('when it was saved 60 times in an hour, the next has to wait, whatever is in it, and others do not', async () => {
    const seen = await statuses(60)
    expect(new Set(seen)).toEqual(new Set([200]))
    const refused = await save()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect(refused.json()).toEqual({
      code: 'too_many_requests',
      message: 'You have saved your profile many times. Please wait about 60 minutes.',
    })
    expect((await save({}, await signIn(test, `0${phones++}`))).statusCode).toBe(200)
    clock.pass(3600)
    expect((await save()).statusCode).toBe(200)
  })

  it('when a picture was sent 20 times in an hour, the next has to wait, and the profile without one does not', async () => {
    expect(new Set(await statuses(20, { image: photo }))).toEqual(new Set([200]))
    const refused = await save({ image: photo })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { message: 'You have sent many pictures. Please wait about 60 minutes.' },
    ])
    expect((await save()).statusCode).toBe(200)
    clock.pass(3600)
    expect((await save({ image: photo })).statusCode).toBe(200)
  })

  it('when no picture is sent, or only its name is wrong, none is counted', async () => {
    await save()
    await save({ image: 'null' })
    await save({ name: '', image: photo })
    expect(await eventsOf(rina.customerId)).toEqual(Array(3).fill('profile savings'))
    await save({ image: photo })
    expect((await eventsOf(rina.customerId)).filter((limit) => limit !== 'profile savings')).toEqual(['pictures'])
  })
})

describe('one picture in hand', () => {
  it('when one is being stored, a second is refused in this process and in any other, and taken once the first is done', async () => {
    const other = { database: await openDatabase(test.database.url), storage, clock }
    const first = heldBack()
    const storing = storeProfilePicture({ ...test, storage }, rina.customerId, first.image)
    await expect.poll(() => eventsOf(rina.customerId)).toContain('picture in hand')
    for (const process of [{ ...test, storage }, other]) {
      await expect(storeProfilePicture(process, rina.customerId, photo)).rejects.toMatchObject({ status: 429 })
    }
    first.let()
    await storing
    await expect(storeProfilePicture(other, rina.customerId, photo)).resolves.toMatchObject({ use: 'avatar' })
    await other.database.close()
  })

  it('when a picture cannot be read, the next may be sent at once', async () => {
    const answer = await save({ image: new File(['hello'], 'me.jpg') })
    expect([answer.statusCode, (await save({ image: photo })).statusCode]).toEqual([422, 200])
  })
})

describe('many pictures at once', () => {
  const room = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))) + 20

  it('when more people send one than may wait, the next is told to come again, and has lost nothing', async () => {
    const held = heldBack()
    const people = Array.from({ length: room + 1 }, (_, at) => 900_000 + at)
    const storing = people.slice(0, room).map((who) => storeProfilePicture({ ...test, storage }, who, held.image))
    const inHand = () => test.database.pool.query(`select from limit_events where "limit" = 'picture in hand'`)
    await expect.poll(async () => (await inHand()).rowCount).toBe(room)
    const late = people[room] ?? 0
    await expect
      .poll(() =>
        storeProfilePicture({ ...test, storage }, late, held.image).then(
          () => 'stored',
          (error: unknown) => error,
        ),
      )
      .toMatchObject({
        code: 'unavailable',
        message: 'Many pictures are being sent right now. Please try again in a moment.',
      })
    expect(await eventsOf(late)).toEqual([])
    held.let()
    await Promise.all(storing)
    await expect(storeProfilePicture({ ...test, storage }, late, held.image)).resolves.toMatchObject({ use: 'avatar' })
  })
})

describe('a picture that would need too much', () => {
  it.each([
    [
      'interlaced and 16 bits deep',
      pngHeader({ width: 8160, height: 6120, depth: 16, colours: 'rgba', interlaced: true }),
      'This picture has too many pixels. Please choose a smaller one.',
    ],
    [
      'progressive with 24 megapixels',
      jpegInPasses({ width: 5664, height: 4248, progressive: true }),
      'This picture has too many pixels. Please choose a smaller one.',
    ],
    [
      'gone over ten thousand times',
      jpegInPasses({ width: 4032, height: 3024, progressive: true, passes: 10_000 }),
      'This picture is damaged and cannot be read.',
    ],
  ])('when it is %s, a sentence says so', async (_, bytes, message) => {
    const answer = await save({ image: new File([new Uint8Array(bytes)], 'me.png') })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: { image: [message] } }])
  })
})
