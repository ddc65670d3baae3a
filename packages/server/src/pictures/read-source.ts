import sharp from 'sharp'
import { PictureError } from './picture-error.ts'

export type SourceFormat = 'jpeg' | 'png' | 'webp' | 'svg'
/** What arrived: its format by content, not by name, and its size as a person sees it, turned upright. */
export type Source = { bytes: Uint8Array; format: SourceFormat; width: number; height: number }

export const photoFormats: readonly SourceFormat[] = ['jpeg', 'png', 'webp']

/** Room for a 64-megapixel phone camera; WebP cannot hold a side of more than 16,383. */
export const MAX_PIXELS = 65_000_000
export const MAX_SIDE = 16_000

/** How a file of each kind begins; drawings, which may begin in many ways, are the centre's own. */
const beginnings: Record<SourceFormat, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  svg: /^/,
}

/** What is of no accepted kind is not handed to a decoder: there are many of them, and anybody may send anything. */
export async function readSource(bytes: Uint8Array, accept: readonly SourceFormat[]): Promise<Source> {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (!accept.some((accepted) => beginnings[accepted].test(head))) throw new PictureError('format')
  const { format, autoOrient } = await decoding(() => sharp(bytes).metadata())
  const known = accept.find((accepted) => accepted === format)
  if (known === undefined) throw new PictureError('format')
  refuseTooLarge(autoOrient)
  return { bytes, format: known, ...autoOrient }
}

export function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) throw new PictureError('too_large')
}

/** Whatever a decoder says against the bytes becomes a reason that a caller can tell a person. */
export async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const unknown = cause instanceof Error && /unsupported image format|is empty/i.test(cause.message)
    throw new PictureError(unknown ? 'format' : 'damaged', { cause })
  }
}
