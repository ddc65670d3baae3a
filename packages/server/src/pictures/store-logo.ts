import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { decoding, MAX_PIXELS, readSource } from './read-source.ts'
import { contentTypeOf, MEDIA_PREFIX } from './storage.ts'
import type { Storage } from './storage.ts'
import { storeDrawing } from './store-drawing.ts'

/** Four times of what the widest header shows. */
const MOST_WIDE = 960
const MOST_HIGH = 480

/** A drawing stays one; a photo of a logo becomes a PNG that keeps what can be seen through. The answer is its address. */
export const storeLogo = (storage: Storage, bytes: Uint8Array): Promise<string> =>
  isMarkup(bytes) ? storeDrawing(storage, bytes) : storeRaster(storage, bytes)

/** Markup begins with a bracket, behind a mark of its encoding and blanks. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(bytes.subarray(0, 256)).toString('latin1'))

async function storeRaster(storage: Storage, sent: Uint8Array): Promise<string> {
  const { bytes } = await readSource(sent, ['jpeg', 'png'])
  const png = await decoding(() =>
    sharp(bytes, { autoOrient: true, limitInputPixels: MAX_PIXELS })
      .resize({ width: MOST_WIDE, height: MOST_HIGH, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
  const key = `drawings/${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png`
  if (!(await storage.exists(key))) await storage.put(key, png, contentTypeOf(key))
  return MEDIA_PREFIX + key
}
