import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictures } from '../pictures/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { profileForm, type FormValues } from '../testing/profile-form.ts'
import { signIn, type SignedInCustomer } from '../testing/sign-in.ts'
import { sweepPictures } from './sweep-pictures.ts'

const MAX = 5_242_880
const right = { name: 'Rina', spouse_name: 'Karim' }
const photo = (width = 500, height = 400, background = '#3a7') =>
  sharp({ create: { width, height, channels: 3, background } })
const fileOf = (bytes: Uint8Array, name = 'me.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const jpeg = async (background?: string) => fileOf(await photo(500, 400, background).jpeg().toBuffer())
/** Decoders stop at the end of the picture: what follows only makes the file longer. */
const ofLength = async (length: number) => fileOf(Buffer.concat([await photo().jpeg().toBuffer()], length))

describe('the profile picture', () => {
  const storage = memoryStorage()
  let test: TestApp
  let rina: SignedInCustomer
  beforeAll(async () => {
    test = await buildTestApp({ deps: { storage } })
  })
  afterAll(() => test.close())
  let phones = 1812345000
  beforeEach(async () => {
    rina = await signIn(test, `0${phones++}`)
  })

  const save = (image: File | string | null, who = rina, more: FormValues = {}) =>
    test.app.inject(profileForm({ ...right, ...more, ...(image !== null && { image }) }, who.headers))
  const imageAfter = async (image: File | string | null, who = rina) =>
    (await save(image, who)).json<{ data: { image: string | null } }>().data.image
  const refusal = async (image: File) => {
    const answer = await save(image)
    return [answer.statusCode, answer.json<{ errors?: { image?: string[] } }>().errors?.image?.[0]]
  }
  const filesOf = (image: string | null) =>
    [...storage.files.keys()].filter((key) => image?.includes(key.slice(0, key.lastIndexOf('/'))))
  const rowCount = async () => (await test.database.db.select().from(pictures)).length

  it('when a photo is sent, it is served as a square in both sizes and in every format', async () => {
    const image = await imageAfter(await jpeg())
    expect(image).toMatch(/^\/media\/pictures\/[\da-f]{16}\/avatar\/352\.jpg$/)
    expect(
      filesOf(image)
        .map((key) => key.slice(key.lastIndexOf('/') + 1))
        .toSorted(),
    ).toEqual(['176.avif', '176.jpg', '176.webp', '352.avif', '352.jpg', '352.webp'])
    const served = await test.app.inject(image ?? '')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 352, height: 352 })
    expect(served.headers['cache-control']).toContain('private')
  })

  it('when a phone was held sideways and says where it was, the picture stands upright and says nothing', async () => {
    const sideways = photo(800, 400, '#f00').composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: '#00f' } }, gravity: 'east' },
    ])
    const bytes = await sideways
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Rina' }, IFD3: { GPSLatitude: '22/1 21/1 33/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const image = await imageAfter(fileOf(bytes))
    const { data } = await sharp(storage.files.get(String(image).replace('/media/', '')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([data[0], data[2]].map((value) => Number(value) > 128)).toEqual([true, false])
    for (const key of filesOf(image)) {
      const { exif, xmp, iptc, orientation } = await sharp(storage.files.get(key)).metadata()
      expect({ exif, xmp, iptc, orientation: orientation ?? 1 }).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: 1,
      })
    }
  })

  it.each([['null'], [''], ['undefined'], [null]])('when the image is sent as %j, the old one stays', async (none) => {
    const image = await imageAfter(await jpeg())
    expect(await imageAfter(none)).toBe(image)
    expect(filesOf(image)).toHaveLength(6)
  })

  it('when the file field was left empty, as browsers send it, the old picture stays', async () => {
    const image = await imageAfter(await jpeg())
    const boundary = 'x'
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const empty =
      '--x\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n'
    const { method, url } = profileForm({}, {})
    const answer = await test.app.inject({
      method,
      url,
      headers: { ...rina.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: part('name', 'Rina') + part('spouse_name', 'Karim') + empty,
    })
    expect(answer.json()).toMatchObject({ data: { image } })
  })

  it.each([
    ['a GIF named .png', () => photo().gif().toBuffer(), 'me.png', 'Only JPG, JPEG, and PNG files are allowed.'],
    ['a WebP named .jpg', () => photo().webp().toBuffer(), 'me.jpg', 'Only JPG, JPEG, and PNG files are allowed.'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'me.png',
      'Only JPG, JPEG, and PNG files are allowed.',
    ],
    [
      'an SVG without a size',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'me.png',
      'Only JPG, JPEG, and PNG files are allowed.',
    ],
    ['a text', async () => Buffer.from('hello'), 'me.jpg', 'Only JPG, JPEG, and PNG files are allowed.'],
    [
      'a photo cut short',
      async () => (await photo().jpeg().toBuffer()).subarray(0, -300),
      'me.jpg',
      'This picture is damaged and cannot be read.',
    ],
    [
      '20,000 pixels wide',
      () => photo(20_000, 10).png().toBuffer(),
      'me.png',
      'This picture has too many pixels. Please choose a smaller one.',
    ],
    ['empty', async () => Buffer.alloc(0), 'me.jpg', 'This file is empty. Please choose another picture.'],
  ])('when the image is %s, it gets its message and the old picture stays', async (_, make, name, message) => {
    const image = await imageAfter(await jpeg())
    const [files, rows] = [storage.files.size, await rowCount()]
    expect(await refusal(fileOf(await make(), name))).toEqual([422, message])
    expect([storage.files.size, await rowCount()]).toEqual([files, rows])
    expect(await imageAfter(null)).toBe(image)
  })

  it('when a file has 5 MB it is taken, with one byte more it is refused', async () => {
    expect(await imageAfter(await ofLength(MAX))).toMatch(/^\/media\//)
    expect(await refusal(await ofLength(MAX + 1))).toEqual([422, 'File size exceeds the maximum limit of 5MB.'])
    expect(await refusal(await ofLength(MAX * 4))).toEqual([422, 'File size exceeds the maximum limit of 5MB.'])
  })

  it('when the file and a field are wrong, both are told', async () => {
    const answer = await save(await ofLength(MAX + 1), rina, { name: '' })
    expect(answer.json()).toMatchObject({
      errors: { image: ['File size exceeds the maximum limit of 5MB.'], name: ['Name is required.'] },
    })
  })

  it('when the image is some text, it is no picture', async () => {
    expect((await save('/media/pictures/x/352.jpg')).json()).toMatchObject({
      errors: { image: ['Only JPG, JPEG, and PNG files are allowed.'] },
    })
  })

  it('when a file comes in a field nobody asked for, it is let pass by', async () => {
    expect((await save(null, rina, { other: await jpeg(), '': await jpeg() })).json()).toMatchObject({
      data: { image: null },
    })
  })

  it('when a new picture is kept, the old one is gone from storage and database', async () => {
    const old = await imageAfter(await jpeg('#111'))
    const rows = await rowCount()
    const image = await imageAfter(await jpeg('#222'))
    expect([filesOf(old).length, filesOf(image).length, await rowCount()]).toEqual([0, 6, rows])
    expect((await test.app.inject(old ?? '')).statusCode).toBe(404)
  })

  it('when two customers send the same photo, each has a picture of their own and one leaving takes nothing from the other', async () => {
    const other = await signIn(test, '01912345678')
    const [one, two] = [await imageAfter(await jpeg('#333')), await imageAfter(await jpeg('#333'), other)]
    expect(one).not.toBe(two)
    await save(await jpeg('#444'))
    expect([filesOf(one).length, filesOf(two).length]).toEqual([0, 6])
  })

  it('when the transaction fails, the old picture is shown as before and the new one leaves no trace', async () => {
    const old = await imageAfter(await jpeg('#555'))
    const [files, rows] = [storage.files.size, await rowCount()]
    await test.database.pool.query(`alter table children add constraint never check (name <> 'Impossible') not valid`)
    const answer = await save(await jpeg('#666'), rina, {
      'childrens[0][name]': 'Impossible',
      'childrens[0][age]': '3',
    })
    await test.database.pool.query('alter table children drop constraint never')
    expect(answer.statusCode).toBe(500)
    expect([storage.files.size, await rowCount()]).toEqual([files, rows])
    expect(await imageAfter(null)).toBe(old)
    expect(filesOf(old)).toHaveLength(6)
  })

  it('when the storage cannot remove the old picture, the profile is saved and the sweep removes it later', async () => {
    const old = await imageAfter(await jpeg('#777'))
    const { remove } = storage
    storage.remove = async () => {
      throw new Error('the storage is away')
    }
    const image = await imageAfter(await jpeg('#888'))
    storage.remove = remove
    expect([filesOf(old).length, filesOf(image).length]).toEqual([6, 6])

    await sweepPictures({ database: test.database, storage, clock: { now: () => new Date() } })
    expect(filesOf(old)).toHaveLength(6)
    const later = { now: () => new Date(Date.now() + 3_700_000) }
    await sweepPictures({ database: test.database, storage, clock: later }, AbortSignal.abort())
    expect(filesOf(old)).toHaveLength(6)
    await sweepPictures({ database: test.database, storage, clock: later })
    expect([filesOf(old).length, filesOf(image).length]).toEqual([0, 6])
  })

  it('when ten pictures arrive at once, one is stored, the others are told so, and nothing of them is left', async () => {
    const [files, rows] = [storage.files.size, await rowCount()]
    const answers = await Promise.all(Array.from({ length: 10 }, async (_, index) => save(await jpeg(`#0${index}0`))))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.json()).toEqual({
      code: 'too_many_requests',
      message: 'Your last picture is still being stored. Please try again in a moment.',
    })
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10 - refused.length)
    expect(filesOf(await imageAfter(null))).toHaveLength(6)
    expect([storage.files.size, await rowCount()]).toEqual([files + 6, rows + 1])
  })
})
