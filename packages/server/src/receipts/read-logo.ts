import sharp from 'sharp'
import { isPublicKey, MEDIA_PREFIX, type Storage } from '../pictures/storage.ts'

/** Sharp on paper at the size it is drawn, in few colours: the receipt is sent over a phone line. */
const WIDTH = 560
const HEIGHT = 128
const CSS_DPI = 72

/** The centre's logo as a PNG on white, without the empty space around it; null when there is none to draw. */
export async function readLogo(storage: Storage, address: string | null): Promise<Buffer | null> {
  const key = address?.startsWith(MEDIA_PREFIX) ? address.slice(MEDIA_PREFIX.length) : ''
  const file = isPublicKey(key) ? await storage.read(key) : null
  // A logo that cannot be drawn must not keep anyone from their receipt.
  return file === null ? null : toPng(file.bytes).catch(() => null)
}

async function toPng(drawing: Buffer): Promise<Buffer> {
  const { height } = await sharp(drawing).metadata()
  const density = Math.min(Math.max((CSS_DPI * 2 * HEIGHT) / height, 1), 2400)
  return sharp(drawing, { density })
    .flatten({ background: '#fff' })
    .trim()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer()
}
