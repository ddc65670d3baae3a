import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { PictureError } from './picture-error.ts'
import { MAX_DRAWING_BYTES, storeDrawing } from './store-drawing.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
const refusal = (bytes: Buffer) =>
  storeDrawing(memoryStorage(), bytes).catch((error: unknown) => (error instanceof PictureError ? error.reason : error))

test('when a drawing is stored twice, it is written once and has one address', async () => {
  const storage = memoryStorage()
  const address = await storeDrawing(storage, Buffer.from(drawing))
  expect(address).toMatch(/^\/media\/drawings\/[0-9a-f]{16}\.svg$/)
  expect(await storeDrawing(storage, Buffer.from(drawing))).toBe(address)
  expect(storage.puts).toEqual([address.replace('/media/', '')])
})

test('when a drawing carries a script, what is stored does not', async () => {
  const storage = memoryStorage()
  await storeDrawing(storage, Buffer.from(drawing.replace('<path', '<script>alert(1)</script><path')))
  expect([...storage.files.values()].map(String)).toEqual([drawing])
})

test('when a drawing is over the limit or not in UTF-8, it is refused', async () => {
  const filled = (size: number) => Buffer.from(drawing.replace('M0 0', ' '.repeat(size - drawing.length + 4)))
  expect(await refusal(filled(MAX_DRAWING_BYTES + 1))).toBe('too_large')
  expect(await refusal(filled(MAX_DRAWING_BYTES))).toMatch(/^\/media\//)
  expect(await refusal(Buffer.from(drawing, 'utf16le'))).toBe('damaged')
  expect(await refusal(Buffer.from([0xff, 0xd8, 0xff]))).toBe('damaged')
})
