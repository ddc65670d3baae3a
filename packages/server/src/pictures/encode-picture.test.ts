import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { encodePicture } from './encode-picture.ts'
import { PictureError } from './picture-error.ts'
import type { PictureUse } from './picture-uses.ts'

const blank = (width: number, height: number, background = '#3a7') =>
  sharp({ create: { width, height, channels: 3, background } })

/** The left half red, the right half blue. */
const redAndBlue = (width: number, height: number) =>
  blank(width, height, '#f00').composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#00f' } }, gravity: 'east' },
  ])

async function encoded(bytes: Buffer, use: PictureUse) {
  const storage = memoryStorage()
  const picture = await encodePicture(storage, bytes, { use })
  const file = (name: string) => sharp(storage.files.get(`pictures/${picture.hash.slice(0, 16)}/${use}/${name}`))
  return { picture, storage, file }
}

const pixel = async (image: Sharp, left: number, top: number) =>
  [...(await image.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map(
    (value) => Math.round(value / 64) * 64,
  )

const refusal = (bytes: Uint8Array, accept?: ('jpeg' | 'png' | 'svg')[]) =>
  encodePicture(memoryStorage(), bytes, { use: 'ride', ...(accept && { accept }) }).then(
    () => 'accepted',
    (error: unknown) => (error instanceof PictureError ? error.reason : error),
  )

test('when a photo is encoded, every width is there as AVIF, WebP and JPEG and decodes to its size', async () => {
  const { picture, storage, file } = await encoded(await blank(1000, 750).png().toBuffer(), 'ride')
  expect(picture).toMatchObject({ use: 'ride', widths: [360, 800], width: 800, height: 600 })
  expect(storage.files.size).toBe(6)
  for (const [ending, format] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ]) {
    expect(await file(`360.${ending}`).metadata()).toMatchObject({ format, width: 360, height: 270 })
    expect(await file(`800.${ending}`).metadata()).toMatchObject({ format, width: 800, height: 600 })
  }
})

test('when a camera was held sideways, the picture stands upright', async () => {
  const bytes = await redAndBlue(80, 40)
    .jpeg({ chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { picture, file } = await encoded(bytes, 'ride')
  expect(picture).toMatchObject({ width: 40, height: 80, widths: [40] })
  for (const ending of ['avif', 'webp', 'jpg']) {
    expect(await pixel(file(`40.${ending}`), 20, 10), ending).toEqual([256, 0, 0])
    expect(await pixel(file(`40.${ending}`), 20, 70), ending).toEqual([0, 0, 256])
    expect((await file(`40.${ending}`).metadata()).orientation ?? 1).toBe(1)
  }
})

test('when a photo says where it was taken, what is stored does not', async () => {
  const place = { IFD3: { GPSLatitude: '22/1 21/1 33/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'a parent' } }
  const bytes = await blank(60, 40).withExif(place).jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { storage } = await encoded(bytes, 'ride')
  for (const file of storage.files.values()) {
    const { exif, xmp, iptc, icc } = await sharp(file).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
    expect(file.includes('a parent')).toBe(false)
  }
})

test('when a photo has a wider colour space of its own, it looks the same without it', async () => {
  const bytes = await blank(40, 40, '#c08040').withIccProfile('p3').png().toBuffer()
  const offBy = (pixels: Buffer) =>
    Math.max(...[0xc0, 0x80, 0x40].map((value, index) => Math.abs((pixels[index] ?? 0) - value)))
  expect(offBy(await sharp(bytes, { ignoreIcc: true }).raw().toBuffer())).toBeGreaterThan(6)
  const { file } = await encoded(bytes, 'ride')
  expect(offBy(await file('40.jpg').raw().toBuffer())).toBeLessThan(4)
})

test('when a photo is made for print or in shades of grey, it becomes one that browsers show', async () => {
  const print = await blank(40, 40, '#fff').toColourspace('cmyk').jpeg().toBuffer()
  const grey = await blank(40, 40, '#fff').toColourspace('grey16').png().toBuffer()
  expect(await Promise.all([print, grey].map(async (bytes) => (await sharp(bytes).metadata()).space))).toEqual([
    'cmyk',
    'grey16',
  ])
  for (const bytes of [print, grey]) {
    const { file } = await encoded(bytes, 'ride')
    for (const ending of ['avif', 'webp', 'jpg']) {
      expect((await file(`40.${ending}`).metadata()).depth).toBe('uchar')
      expect(await pixel(file(`40.${ending}`).toColourspace('srgb'), 5, 5)).toEqual([256, 256, 256])
    }
  }
})

test('when a photo is see-through, it lies on white in every format', async () => {
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const { file } = await encoded(clear, 'ride')
  for (const ending of ['avif', 'webp', 'jpg']) expect(await pixel(file(`40.${ending}`), 5, 5)).toEqual([256, 256, 256])
})

test('when it is an avatar, the middle of the photo is cut to a square', async () => {
  const { picture, file } = await encoded(await redAndBlue(600, 200).png().toBuffer(), 'avatar')
  expect(picture).toMatchObject({ widths: [176, 200], width: 200, height: 200 })
  expect(await pixel(file('176.jpg'), 20, 88)).toEqual([256, 0, 0])
  expect(await pixel(file('176.jpg'), 156, 88)).toEqual([0, 0, 256])
})

test("when a picture is somebody's own, its name cannot be told from its content", async () => {
  const storage = memoryStorage()
  const bytes = await blank(400, 400).png().toBuffer()
  const named = (salt?: string) =>
    encodePicture(storage, bytes, { use: 'avatar', ...(salt && { salt }) }).then(({ hash }) => hash)
  expect(new Set([await named(), await named('one'), await named('other')]).size).toBe(3)
})

test('when the source is a drawing, it is drawn sharp at each width and not scaled up from its own size', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#fff" d="M0 0h10v10H0z"/><path d="M0 0h5v10H0z"/></svg>'
  const storage = memoryStorage()
  const picture = await encodePicture(storage, Buffer.from(svg), { use: 'ride', accept: ['svg'] })
  expect(picture).toMatchObject({ widths: [360, 800], width: 800, height: 800 })
  const edge = sharp(storage.files.get(`pictures/${picture.hash.slice(0, 16)}/ride/800.webp`))
  expect(await pixel(edge.clone(), 395, 400)).toEqual([0, 0, 0])
  expect(await pixel(edge.clone(), 405, 400)).toEqual([256, 256, 256])
})

test('when the storage has a picture already, only what is missing is written', async () => {
  const storage = memoryStorage()
  const bytes = await blank(1000, 750).jpeg().toBuffer()
  const first = await encodePicture(storage, bytes, { use: 'ride' })
  expect(storage.puts).toHaveLength(6)
  expect(await encodePicture(storage, bytes, { use: 'ride' })).toEqual(first)
  expect(storage.puts).toHaveLength(6)
  await storage.remove(`pictures/${first.hash.slice(0, 16)}/ride/360.webp`)
  await encodePicture(storage, bytes, { use: 'ride' })
  expect(storage.puts.slice(6)).toEqual([`pictures/${first.hash.slice(0, 16)}/ride/360.webp`])
})

test('when the bytes are no picture of an accepted kind, the reason is the format, whatever the name says', async () => {
  const gif = await blank(8, 8).gif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const bytes of [gif, svg, Buffer.from('hello'), Buffer.from('<html></html>'), Buffer.alloc(0)]) {
    expect(await refusal(bytes)).toBe('format')
  }
  expect(await refusal(await blank(8, 8).webp().toBuffer(), ['jpeg', 'png'])).toBe('format')
})

test('when a photo is cut short, the reason is the damage and nothing is stored', async () => {
  const whole = await blank(200, 200)
    .composite([{ input: { text: { text: 'Dolna', dpi: 200 } } }])
    .jpeg()
    .toBuffer()
  const storage = memoryStorage()
  for (const bytes of [whole.subarray(0, whole.length - 200), whole.subarray(0, 30)]) {
    await expect(encodePicture(storage, bytes, { use: 'ride' })).rejects.toBeInstanceOf(PictureError)
  }
  expect(await refusal(whole.subarray(0, whole.length - 200))).toBe('damaged')
  expect(storage.puts).toEqual([])
})

test('when a drawing would become too tall at its width, it is too large', async () => {
  const thin = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="100"/>')
  expect(await refusal(thin, ['svg'])).toBe('too_large')
})
