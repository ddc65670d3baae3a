import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { jpegInPasses, pngChunk, pngHeader } from '../testing/made-pictures.ts'
import { encodePicture } from './encode-picture.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { PictureError } from './picture-error.ts'
import { MAX_SIDE, readSource } from './read-source.ts'

/** Whether a decoder may begin; what it then finds is another matter. */
const verdict = (bytes: Uint8Array) =>
  readSource(bytes, ['jpeg', 'png']).then(
    ({ width, height }) => `${width} × ${height}`,
    (error: unknown) => (error instanceof PictureError ? error.reason : error),
  )
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a7' } })

describe('how large a picture may be', () => {
  it.each([
    [{ width: MAX_SIDE, height: 1 }, true],
    [{ width: MAX_SIDE + 1, height: 1 }, false],
    [{ width: 1, height: MAX_SIDE + 1 }, false],
    [{ width: 8060, height: 8060 }, true],
    [{ width: 8100, height: 8100 }, false],
  ])('when it has %o pixels, whether it is taken is %s', async (size, taken) => {
    expect(await verdict(pngHeader(size))).toBe(taken ? `${size.width} × ${size.height}` : 'too_large')
  })

  it.each([
    ['16 bits and see-through, 24 megapixels', { width: 5600, height: 4300, depth: 16, colours: 'rgba' }, true],
    ['16 bits and see-through, 25 megapixels', { width: 5800, height: 4300, depth: 16, colours: 'rgba' }, false],
    ['16 bits in rows of 64 KB', { width: 8000, height: 100, depth: 16, colours: 'rgba' }, true],
    ['16 bits in longer rows', { width: 8001, height: 100, depth: 16, colours: 'rgba' }, false],
    ['interlaced, 33 megapixels', { width: 6600, height: 5050, interlaced: true }, true],
    ['interlaced, 34 megapixels', { width: 6650, height: 5050, interlaced: true }, false],
    [
      'interlaced, 16 bits, see-through, 12 megapixels',
      { width: 3500, height: 3500, depth: 16, colours: 'rgba', interlaced: true },
      true,
    ],
    [
      'interlaced, 16 bits, see-through, 13 megapixels',
      { width: 3600, height: 3600, depth: 16, colours: 'rgba', interlaced: true },
      false,
    ],
    [
      'interlaced with a palette, which unfolds to three bytes',
      { width: 9000, height: 7000, colours: 'palette', interlaced: true },
      false,
    ],
  ] as const)(
    'when it is a PNG of %s, whether it is taken is decided by its bytes, before it is decoded',
    async (_, png, taken) => {
      expect(await verdict(pngHeader(png))).toBe(taken ? `${png.width} × ${png.height}` : 'too_large')
    },
  )

  it.each([
    ['progressive, 16 megapixels', { width: 4608, height: 3456, progressive: true }, true],
    ['progressive, 17 megapixels', { width: 4900, height: 3456, progressive: true }, false],
    ['one colour after the other, 16 megapixels', { width: 4608, height: 3456 }, true],
    ['one colour after the other, 17 megapixels', { width: 4900, height: 3456 }, false],
  ])('when it is a JPEG of %s, whether it is taken is decided by what must be held', async (_, jpeg, taken) => {
    expect(await verdict(jpegInPasses(jpeg))).toBe(taken ? `${jpeg.width} × ${jpeg.height}` : 'too_large')
  })

  it('when a real PNG of half a megabyte would unfold to a hundred, it is refused, and not when it is smaller', async () => {
    const png = (width: number) =>
      sharp({ create: { width, height: 800, channels: 4, background: '#3a78' } })
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 })
        .toBuffer()
    expect(await verdict(await png(MAX_SIDE))).toBe('too_large')
    expect(await verdict(await png(800))).toBe('800 × 800')
  }, 60_000)

  it.each([
    [100, '400 × 300'],
    [101, 'damaged'],
  ])('when a photo is gone over %i times, it is %s', async (passes, told) => {
    expect(await verdict(jpegInPasses({ width: 400, height: 300, progressive: true, passes }))).toBe(told)
  })

  it('when it comes from a phone or a messenger, it is taken', async () => {
    const upright = photo(4032, 30).jpeg().withMetadata({ orientation: 6 })
    expect(await verdict(await upright.toBuffer())).toBe('30 × 4032')
    expect(await verdict(await photo(1600, 1200).jpeg({ progressive: true }).toBuffer())).toBe('1600 × 1200')
  })
})

describe('what reaches the decoder', () => {
  const stored = async (bytes: Buffer) => {
    const storage = memoryStorage()
    await encodePicture(storage, bytes, { use: 'avatar', accept: ['jpeg', 'png'] })
    return [...storage.files].find(([key]) => key.endsWith('.webp'))?.[1]
  }
  const behindHeader = 33

  it('when a PNG holds texts that unfold to much more, they are left out and the picture is the same', async () => {
    const plain = await photo(60, 60).png().toBuffer()
    const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(5_000_000))]))
    const stuffed = Buffer.concat([
      plain.subarray(0, behindHeader),
      ...Array<Buffer>(20).fill(text),
      plain.subarray(behindHeader),
    ])
    const { bytes } = await readSource(stuffed, ['png'])
    expect(Buffer.compare(bytes, (await readSource(plain, ['png'])).bytes)).toBe(0)
    expect(await stored(stuffed)).toEqual(await stored(plain))
    expect((await sharp(stuffed).metadata()).comments).toHaveLength(20)
  })

  it('when a photo carries notes, other versions of itself and a film, only the photo is left, turned and coloured as it was', async () => {
    const plain = await photo(60, 40).withIccProfile('p3').withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const note = (marker: number, text: string) =>
      Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)])
    const stuffed = Buffer.concat([
      plain.subarray(0, 2),
      note(0xe2, 'MPF\0'),
      note(0xe1, 'http://ns.adobe.com/xap/1.0/'),
      note(0xfe, 'hello'),
      plain.subarray(2),
      Buffer.from('a film'),
    ])
    const { bytes, width, height } = await readSource(stuffed, ['jpeg'])
    expect([width, height]).toEqual([40, 60])
    expect(Buffer.compare(bytes, plain)).toBe(0)
    expect((await sharp(bytes).metadata()).icc).toBeDefined()
  })

  it('when a file is cut at any place, it is taken or refused for a reason', async () => {
    const [jpeg, png] = [await photo(16, 16).jpeg().toBuffer(), await photo(16, 16).png().toBuffer()]
    for (const whole of [jpeg, png]) {
      for (let length = 0; length < whole.length; length += 7) {
        expect(['format', 'damaged', '16 × 16']).toContain(await verdict(whole.subarray(0, length)))
      }
    }
  })
})
