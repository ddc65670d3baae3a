import { PictureError } from './picture-error.ts'

/** A photo has about ten scans; a file of 300 KB can name ten thousand, and each is a walk over the whole picture. */
const MOST_SCANS = 100

const JPEG = {
  segments: 0xc0,
  restart: 0xd0,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  apps: 0xe0,
  lastApp: 0xef,
  comment: 0xfe,
}
const TURN_AND_COLOUR = /^(Exif\0\0|ICC_PROFILE\0|Adobe)/
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND'])

/**
 * The same picture with nothing in it but the picture and what turns and colours it. Texts that unfold to gigabytes, other
 * versions of it and films behind its end never reach a decoder.
 */
export const stripJpeg = (bytes: Buffer): Buffer => Buffer.concat([...jpegParts(bytes)])
export const stripPng = (bytes: Buffer): Buffer => Buffer.concat([...pngParts(bytes)])

function* jpegParts(bytes: Buffer): Generator<Buffer> {
  let [at, scans] = [0, 0]
  for (;;) {
    const marker = nextMarker(bytes, at)
    yield bytes.subarray(at, marker)
    if (marker + 4 > bytes.length) return yield bytes.subarray(marker)
    const kind = bytes.readUInt8(marker + 1)
    at = marker + 2 + (kind === JPEG.start ? 0 : bytes.readUInt16BE(marker + 2))
    if (kind === JPEG.end) return yield bytes.subarray(marker, marker + 2)
    if (kind === JPEG.scan && ++scans > MOST_SCANS) throw new PictureError('damaged')
    if (isNeeded(kind, bytes.subarray(marker + 4, at))) yield bytes.subarray(marker, at)
  }
}

/** Byte by byte it would hold up everybody else for the time of 6 MB. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && !isSegment(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1)
  return at < 0 ? bytes.length : at
}

const isSegment = (kind: number): boolean =>
  kind >= JPEG.segments && kind !== 0xff && (kind < JPEG.restart || kind >= JPEG.start)

const isNeeded = (kind: number, content: Buffer): boolean =>
  kind !== JPEG.comment &&
  (kind <= JPEG.apps || kind > JPEG.lastApp || TURN_AND_COLOUR.test(content.toString('latin1', 0, 12)))

function* pngParts(bytes: Buffer): Generator<Buffer> {
  const signature = 8
  yield bytes.subarray(0, signature)
  for (let at = signature, end = at; at + 8 <= bytes.length; at = end) {
    end = at + 12 + bytes.readUInt32BE(at)
    if (PNG_CHUNKS.has(bytes.toString('latin1', at + 4, at + 8))) yield bytes.subarray(at, end)
  }
}
