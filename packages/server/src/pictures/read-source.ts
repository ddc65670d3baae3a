import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { stripJpeg, stripPng } from './strip-metadata.ts'
import { PictureError } from './picture-error.ts'

export type SourceFormat = 'jpeg' | 'png' | 'webp' | 'svg'
export type Source = { bytes: Uint8Array; format: SourceFormat; width: number; height: number }

export const photoFormats: readonly SourceFormat[] = ['jpeg', 'png', 'webp']

/** Room for a 64-megapixel phone camera; WebP cannot hold a side of more than 16,383. */
export const MAX_PIXELS = 65_000_000
export const MAX_SIDE = 16_000
/** Three bytes for each of those pixels. A decoder goes through them row by row, and holds up to 1,400 rows at a time. */
const MAX_BYTES = 3 * MAX_PIXELS
const MAX_ROW_BYTES = 4 * MAX_SIDE
/** What comes in several passes over the whole picture is held whole: a progressive photo of 16 megapixels has its place. */
const MAX_HELD_BYTES = 100_000_000

// No picture comes twice, so nothing of one is worth remembering.
sharp.cache(false)

/** How a file of each kind begins; drawings, which may begin in many ways, are the centre's own. */
const beginnings: Record<SourceFormat, RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  svg: /^/,
}

const strip: Partial<Record<SourceFormat, (bytes: Buffer) => Buffer>> = { jpeg: stripJpeg, png: stripPng }

/** What is of no accepted kind is not handed to a decoder: there are many of them, and anybody may send anything. */
export async function readSource(sent: Uint8Array, accept: readonly SourceFormat[]): Promise<Source> {
  const head = Buffer.from(sent.subarray(0, 16)).toString('latin1')
  const begun = accept.find((accepted) => beginnings[accepted].test(head))
  if (begun === undefined) throw new PictureError('format')
  const bytes = strip[begun]?.(Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)) ?? sent
  const header = await decoding(() => sharp(bytes).metadata())
  const known = accept.find((accepted) => accepted === header.format)
  if (known === undefined) throw new PictureError('format')
  refuseTooLarge(header.autoOrient)
  refuseTooHeavy(header)
  return { bytes, format: known, ...header.autoOrient }
}

export function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) throw new PictureError('too_large')
}

const depths: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/** A file of half a megabyte can unfold to half a gigabyte; its header tells before a decoder begins. */
function refuseTooHeavy({ format, width, height, channels, depth, isProgressive }: Metadata): void {
  const pixel = channels * (depths[depth] ?? 8)
  // Of a photo in several passes it is the coefficients that are held, two bytes each.
  const held = isProgressive ? width * height * (format === 'jpeg' ? 2 * channels : pixel) : 0
  const heavy = width * pixel > MAX_ROW_BYTES || width * height * pixel > MAX_BYTES || held > MAX_HELD_BYTES
  if (heavy) throw new PictureError('too_large')
}

export async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const unknown = cause instanceof Error && /unsupported image format|is empty/i.test(cause.message)
    throw new PictureError(unknown ? 'format' : 'damaged', { cause })
  }
}
