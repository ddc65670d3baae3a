import sharp from 'sharp'
import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { readLogo } from './read-logo.ts'

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 50"><rect x="30" y="10" width="60" height="30" fill="#ff6b5e"/></svg>`

async function logoOf(svg: string) {
  const storage = memoryStorage()
  await storage.put('drawings/logo.svg', Buffer.from(svg), 'image/svg+xml')
  return readLogo(storage, '/media/drawings/logo.svg')
}

test.each([
  ['small', 20, 10],
  ['large', 20_000, 10_000],
])(
  'when the logo is a %s drawing, it is a picture of the same size, cut to what is drawn',
  async (_, width, height) => {
    const logo = await logoOf(drawing(width, height))
    expect(await sharp(logo ?? Buffer.of()).metadata()).toMatchObject({ format: 'png', width: 256, height: 128 })
  },
)

test.each([
  ['there is none', null],
  ['its file is gone', '/media/drawings/gone.svg'],
  ['it is somewhere else', 'https://elsewhere.example/logo.svg'],
  ['it names a file that is not public', '/media/receipts/inv.pdf'],
])('when %s, the receipt goes without', async (_, address) => {
  expect(await readLogo(memoryStorage(), address)).toBeNull()
})

test('when it cannot be drawn, the receipt goes without', async () => {
  expect(await logoOf('<svg')).toBeNull()
})
