import { createHash } from 'node:crypto'
import { PictureError } from './picture-error.ts'
import { sanitiseDrawing } from './sanitise-drawing.ts'
import { contentTypeOf, MEDIA_PREFIX } from './storage.ts'
import type { Storage } from './storage.ts'

export const MAX_DRAWING_BYTES = 256 * 1024

export async function storeDrawing(storage: Storage, bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > MAX_DRAWING_BYTES) throw new PictureError('too_large')
  const drawing = Buffer.from(sanitiseDrawing(textOf(bytes)))
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 16)
  const key = `drawings/${hash}.svg`
  if (!(await storage.exists(key))) await storage.put(key, drawing, contentTypeOf(key))
  return MEDIA_PREFIX + key
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new PictureError('damaged', { cause })
  }
}
