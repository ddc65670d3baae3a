import sharp from 'sharp'
import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { encodePicture, pictureFolder } from './encode-picture.ts'
import { turnPoint, turnStored } from './turn-picture.ts'

it('when a picture is turned, its point of focus stays on what it was set on', () => {
  const topLeft = { focusX: 10, focusY: 20 }
  expect(turnPoint(topLeft, 90)).toEqual({ focusX: 80, focusY: 10 })
  expect(turnPoint(topLeft, 180)).toEqual({ focusX: 90, focusY: 80 })
  expect(turnPoint(topLeft, 270)).toEqual({ focusX: 20, focusY: 90 })
  expect(turnPoint(turnPoint(topLeft, 90), 270)).toEqual(topLeft)
})

it('when a stored picture is turned to the right, what was on the left is on top', async () => {
  const storage = memoryStorage()
  const red = { input: { create: { width: 50, height: 100, channels: 3, background: '#f00' } } } as const
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#00f' } })
    .composite([{ ...red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const { hash, use, widths } = await encodePicture(storage, bytes, { use: 'ride' })
  const turned = await turnStored(storage, { key: pictureFolder(hash, use), widths }, 90)
  const { data, info } = await sharp(turned ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([100, 200])
  expect(data[0]).toBeGreaterThan(200)
  expect(data.at(-1)).toBeGreaterThan(200)
})

it('when the file of a picture is gone, there is nothing to turn', async () => {
  expect(await turnStored(memoryStorage(), { key: 'pictures/none/ride', widths: [360] }, 90)).toBeNull()
})
