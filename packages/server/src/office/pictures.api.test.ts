import { randomUUID } from 'node:crypto'
import { count, desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffPicture } from '#contract/schemas/staff-picture.ts'
import { pictures } from '../pictures/tables.ts'
import { auditLog } from '../staff/tables.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { pngHeader } from '../testing/made-pictures.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { movingClock } from '../testing/moving-clock.ts'
import { comeIn, type StaffBrowser } from '../testing/staff-browser.ts'
import { sweepPictureSends } from './sweep-picture-sends.ts'

const storage = memoryStorage()
const clock = movingClock()
let test: TestApp
let manager: StaffBrowser
beforeAll(async () => {
  test = await buildTestApp({ content: 'demo', deps: { storage, clock } })
  manager = await comeIn(test, 'manager')
})
afterAll(() => test.close())

type Answer = { status: number; body: { data?: StaffPicture & { address: string }; message?: string; errors?: object } }
type Values = Record<string, string | File>

const photo = (width = 400, height = 300, background = '#1a8') =>
  sharp({ create: { width, height, channels: 3, background } })
const jpeg = async (background = '#1a8', width = 400, height = 300) =>
  new File([await photo(width, height, background).jpeg().toBuffer()], 'swing.jpg')
const fileOf = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name)

async function send(values: Values, browser = manager): Promise<Answer> {
  const form = new FormData()
  const all = { use: 'ride', alt: 'A swing', client_id: randomUUID(), ...values }
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/staff/pictures',
    headers: { 'x-staff': '1', cookie },
    payload: form,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const change = (id: number, body: Record<string, unknown>): Promise<Answer> =>
  manager.call('PATCH', `pictures/${id}`, body)
async function sent(values: Values): Promise<StaffPicture> {
  const { status, body } = await send(values)
  expect([status, body.message]).toEqual([201, undefined])
  return body.data as StaffPicture
}
const rowCount = async () => (await test.database.db.select({ rows: count() }).from(pictures))[0]?.rows
const lastLog = async () => (await test.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]

describe('sending a picture', () => {
  it('when a photo is sent, it is stored in all sizes of its use, and the log says who sent it', async () => {
    const picture = await sent({ file: await jpeg(), alt_bn: 'একটি দোলনা', focus_x: '20', focus_y: '80' })
    expect(picture).toMatchObject({ use: 'ride', alt: 'A swing', alt_bn: 'একটি দোলনা', focus_x: 20, focus_y: 80 })
    expect(picture).toMatchObject({ widths: [360, 400], width: 400, height: 300 })
    expect((await test.app.inject(`${picture.base}/400.avif`)).statusCode).toBe(200)
    expect(await lastLog()).toMatchObject({ act: 'picture.create', thingKind: 'picture', thingName: 'A swing' })
  })

  it('when a photo was taken with the phone turned, it is stored upright and tells nothing of where it was taken', async () => {
    const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '23/1 45/1 0/1' } }
    const bytes = await photo(400, 300, '#28b').withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { base, width, height } = await sent({ file: fileOf(bytes, 'turned.jpg') })
    expect([width, height]).toEqual([300, 400])
    const stored = await sharp((await test.app.inject(`${base}/300.jpg`)).rawPayload).metadata()
    expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([300, 400, undefined, undefined])
  })

  it('when the same sending comes again, it is answered with what the first one made', async () => {
    const client_id = randomUUID()
    const first = await send({ file: await jpeg('#111'), client_id })
    const rows = await rowCount()
    const again = await send({ file: await jpeg('#222'), client_id, alt: 'Something else' })
    expect([first.status, again.status, again.body.data]).toEqual([201, 200, first.body.data])
    expect(await rowCount()).toBe(rows)
  })

  it('when the same sending comes several times at once, it makes one picture', async () => {
    const [client_id, file, rows] = [randomUUID(), await jpeg('#333'), await rowCount()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ file, client_id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    expect(await rowCount()).toBe((rows ?? 0) + 1)
  })

  it('when two people send the same photo told alike, they share a row; told otherwise, they share the files', async () => {
    const file = await jpeg('#444')
    const [one, two, three] = [await sent({ file }), await sent({ file }), await sent({ file, focus_x: '0' })]
    expect(two.id).toBe(one.id)
    expect([three.id === one.id, three.base]).toEqual([false, one.base])
  })

  it.each([
    ['a PDF', 'menu.jpg', async () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['HEIC', 'party.heic', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['some text', 'swing.png', async () => Buffer.from('no picture')],
    ['a WebP', 'swing.webp', () => photo().webp().toBuffer()],
    ['a drawing', 'swing.svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['broken off', 'swing.jpg', async () => (await photo().jpeg().toBuffer()).subarray(0, -300)],
  ])('when the file is %s, only the kinds that can be read are named', async (_, name, make) => {
    const [rows, files] = [await rowCount(), storage.files.size]
    const { status, body } = await send({ file: fileOf(await make(), name) })
    expect([status, body.message]).toEqual([415, 'Only JPG, JPEG, and PNG files are allowed.'])
    expect([await rowCount(), storage.files.size]).toEqual([rows, files])
  })

  it.each([
    ['has 100 megapixels', { width: 10_000, height: 10_000 }],
    ['is 20,000 pixels wide', { width: 20_000, height: 10 }],
  ])('when a picture %s, it is too large, before anything unfolds it', async (_, size) => {
    const { status, body } = await send({ file: fileOf(pngHeader(size), 'large.png') })
    expect([status, body.message]).toEqual([422, 'This picture has too many pixels. Please choose a smaller one.'])
  })

  it.each([
    ['nothing is said about it', { alt: '' }, 'alt', 'Please say in a few words what the picture shows.'],
    ['only blanks are said about it', { alt: ' \u200b ' }, 'alt', 'Please say in a few words what the picture shows.'],
    ['too much is said', { alt: 'a'.repeat(301) }, 'alt', 'A description has at most 300 characters.'],
    ['too much is said in Bangla', { alt_bn: 'ক'.repeat(301) }, 'alt_bn', 'A description has at most 300 characters.'],
    [
      'its focus lies outside',
      { focus_x: '101' },
      'focus_x',
      'The point of focus is a whole number of percent, 0 to 100.',
    ],
    [
      'its focus is no number',
      { focus_y: '-1' },
      'focus_y',
      'The point of focus is a whole number of percent, 0 to 100.',
    ],
    ['it is for nothing', { use: 'avatar' }, 'use', 'Please say what the picture is for.'],
    ['its sending has no number', { client_id: '7' }, 'client_id', 'client_id must be a UUID.'],
    ['there is none', { file: 'none' }, 'file', 'Please choose a picture.'],
  ])('when %s, the field says so', async (_, values: Values, field, sentence) => {
    const { status, body } = await send({ file: await jpeg(), ...values })
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
  })

  it('when 300 characters are said, they are kept as they were typed, HTML too', async () => {
    const alt = `<b>${'ক'.repeat(297)}`
    expect((await sent({ file: await jpeg(), alt: `  ${alt}\n` })).alt).toBe(alt)
  })

  it('when a file has more than 10 MB, it is too large', async () => {
    const { status, body } = await send({ file: fileOf(Buffer.alloc(10_485_761, 0xff), 'large.jpg') })
    expect([status, body.message]).toEqual([422, 'This picture has more than 10 MB. Please choose a smaller one.'])
  })

  it('when the body is no form, it is not understood', async () => {
    expect((await manager.call('POST', 'pictures', { use: 'ride' })).status).toBe(415)
  })

  it('when very many are sent at once, all that were taken are stored and the others are told to wait', async () => {
    const [file, { exists }, gate] = [await jpeg('#456'), storage, Promise.withResolvers<void>()]
    storage.exists = async (key) => gate.promise.then(() => exists(key))
    const refused: Answer[] = []
    const calls = Array.from({ length: 40 }, async () => {
      const answer = await send({ file })
      if (answer.status === 429) refused.push(answer)
      return answer.status
    })
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(7)
    gate.resolve()
    storage.exists = exists
    expect((await Promise.all(calls)).filter((status) => status === 201)).toHaveLength(33)
    expect(refused[0]?.body.message).toBe('Your last pictures are still being stored. Please try again in a moment.')
  })
})

describe('after thirty days', () => {
  it('when a sending is older, it is forgotten; the picture stays', async () => {
    const [client_id, file] = [randomUUID(), await jpeg('#234')]
    const { body } = await send({ file, client_id })
    const at = (days: number) => ({ now: () => new Date(clock.now().getTime() + days * 86_400_000) })
    await sweepPictureSends({ database: test.database, clock: at(29) })
    expect((await send({ file, client_id })).status).toBe(200)
    await sweepPictureSends({ database: test.database, clock: at(31) })
    const again = await send({ file, client_id })
    expect([again.status, again.body.data?.id]).toEqual([201, body.data?.id])
  })
})

describe('sending a logo', () => {
  const drawing = (inside: string) =>
    fileOf(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`), 'logo.svg')

  it('when a drawing has a script in it, what is stored has none', async () => {
    const file = drawing('<script>alert(1)</script><path d="M0 0h9v9z" onclick="alert(2)"/>')
    const { status, body } = await send({ file, use: 'logo', alt: '' })
    expect([status, body.data?.address]).toEqual([201, expect.stringMatching(/^\/media\/drawings\/[0-9a-f]{16}\.svg$/)])
    const stored = await test.app.inject(body.data?.address ?? '')
    expect(stored.body).toContain('<path')
    expect(stored.body).not.toContain('alert')
  })

  it('when a logo is a PNG one can see through, it stays so', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const bytes = await sharp({ create: { width: 2000, height: 500, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const { body } = await send({ file: fileOf(bytes, 'logo.png'), use: 'logo', alt: '' })
    const stored = await test.app.inject(body.data?.address ?? '')
    expect(stored.headers['content-type']).toBe('image/png')
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 960, height: 240, hasAlpha: true })
  })

  it.each([
    ['a web page', '<html><body>Hello</body></html>'],
    ['cut off', '<svg xmlns="http://www.w3.org/2000/svg"><path'],
    ['a PDF', '%PDF-1.7'],
  ])('when a logo is %s, it is refused with a sentence', async (_, text) => {
    const { status, body } = await send({ file: fileOf(Buffer.from(text), 'logo.svg'), use: 'logo' })
    expect([status, body.message]).toEqual([415, 'Only SVG, JPG, JPEG, and PNG files are allowed.'])
  })

  it('when a drawing is very long, it is refused with a sentence', async () => {
    const { status, body } = await send({ file: drawing(`<path d="${'M0 0'.repeat(70_000)}"/>`), use: 'logo' })
    expect([status, body.message]).toEqual([422, 'This drawing is too large. Please choose a simpler one.'])
  })
})

describe('changing a picture', () => {
  it('when it is told in other words, the answer is another picture over the same files, and the old one stays', async () => {
    const before = await sent({ file: await jpeg('#555'), alt_bn: 'দোলনা' })
    const { status, body } = await change(before.id, { alt: 'An empty swing', alt_bn: '', focus_x: 10 })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...before, id: body.data?.id, alt: 'An empty swing', alt_bn: null, focus_x: 10 })
    const [old] = await test.database.db.select().from(pictures).where(eq(pictures.id, before.id))
    expect(old).toMatchObject({ alt: 'A swing', altBn: 'দোলনা', focusX: 50 })
    expect(await lastLog()).toMatchObject({
      act: 'picture.update',
      changes: { alt: ['A swing', 'An empty swing'], altBn: ['দোলনা', null], focusX: [50, 10] },
    })
  })

  it('when it is turned right, its sides and its point of focus are turned', async () => {
    const before = await sent({ file: await jpeg('#666'), focus_x: '10', focus_y: '20' })
    const { body } = await change(before.id, { turn: 90 })
    expect(body.data).toMatchObject({ width: 300, height: 400, focus_x: 80, focus_y: 10, alt: 'A swing' })
    expect((await test.app.inject(`${body.data?.base}/300.webp`)).statusCode).toBe(200)
  })

  it('when nothing is changed, it is the same picture, and the log says nothing', async () => {
    const before = await sent({ file: await jpeg('#777') })
    const log = await lastLog()
    expect((await change(before.id, {})).body.data).toEqual(before)
    expect(await lastLog()).toEqual(log)
  })

  it('when it is a customer’s picture, or none at all, there is nothing here', async () => {
    const [row] = await test.database.db
      .insert(pictures)
      .values({
        sha256: 'a'.repeat(64),
        use: 'avatar',
        key: 'pictures/a/avatar',
        widths: [176],
        width: 176,
        height: 176,
        alt: 'Me',
      })
      .returning({ id: pictures.id })
    expect([(await change(row?.id ?? 0, { alt: 'Them' })).status, (await change(999_999, {})).status]).toEqual([
      404, 404,
    ])
  })

  it.each([
    [{ turn: 45 }, 'turn', 'A picture is turned by 90, 180 or 270.'],
    [{ alt: '' }, 'alt', 'Please say in a few words what the picture shows.'],
    [{ focus_x: 1.5 }, 'focus_x', 'The point of focus is a whole number of percent, 0 to 100.'],
  ])('when %j is asked for, the field says what is wrong', async (body, field, sentence) => {
    const answer = await change((await sent({ file: await jpeg() })).id, body)
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [sentence] }])
  })
})

describe('the public site', () => {
  it('when the focus of a picture is set, every reader is told; the middle is told to nobody', async () => {
    const [ride] = (await test.app.inject('/api/rides')).json<{ data: { id: number; picture: object }[] }>().data
    expect(ride?.picture).not.toHaveProperty('focus')
    await test.database.pool.query(
      'update pictures set focus_x = 20, focus_y = 70 where id = (select picture_id from rides where id = $1)',
      [ride?.id],
    )
    await expect
      .poll(async () => (await test.app.inject(`/api/rides?at=${Date.now()}`)).json<{ data: object[] }>().data[0])
      .toMatchObject({ picture: { focus: [20, 70] } })
  })
})
