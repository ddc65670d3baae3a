import { crc32, deflateSync } from 'node:zlib'

/** A piece of a PNG with its length before it and its check behind it. */
export function pngChunk(name: string, content: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length)
  chunk.write(name, 4, 'latin1')
  chunk.set(content, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length)
  return chunk
}

type Png = {
  width: number
  height: number
  depth?: 8 | 16
  colours?: 'grey' | 'rgb' | 'rgba' | 'palette'
  interlaced?: boolean
}
const colourTypes = { grey: 0, rgb: 2, rgba: 6, palette: 3 }

/** A PNG that promises so many pixels and has none: a decoder that is let at it finds it damaged. */
export function pngHeader({ width, height, depth = 8, colours = 'rgb', interlaced = false }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([depth, colourTypes[colours], 0, 0, interlaced ? 1 : 0], 8)
  const palette = colours === 'palette' ? [pngChunk('PLTE', Buffer.alloc(6))] : []
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...palette,
    pngChunk('IDAT', deflateSync('')),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const twoBytes = (value: number): number[] => [value >> 8, value & 255]
const segment = (marker: number, content: number[]): Buffer =>
  Buffer.from([0xff, marker, ...twoBytes(content.length + 2), ...content])
/** One code of one bit, for this symbol. */
const codes = (table: number, symbol: number): Buffer => segment(0xc4, [table, 1, ...Array<number>(15).fill(0), symbol])
const scanOf = (parts: number[], from: number, to: number): Buffer =>
  segment(0xda, [parts.length, ...parts.flatMap((part) => [part, 0]), from, to, 0])

type Jpeg = { width: number; height: number; progressive?: boolean; passes?: number }

/** A grey surface in the fewest bytes. Sequential, its colours come one after the other; progressive, they are gone over again and again. */
export function jpegInPasses({ width, height, progressive = false, passes = 3 }: Jpeg): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const frame = [8, ...twoBytes(height), ...twoBytes(width), 3, ...[1, 2, 3].flatMap((part) => [part, 0x11, 0])]
  const first = [scanOf([1, 2, 3], 0, 0), Buffer.alloc(Math.ceil((3 * blocks) / 8))]
  // "Nothing in the next 32,765 blocks", as often as there are so many.
  const nothing = Buffer.alloc(Math.ceil(blocks / 32_765) * 2, Buffer.from([0x7f, 0xfb]))
  const scans = progressive
    ? [first, ...Array.from({ length: passes - 1 }, () => [scanOf([1], 1, 63), nothing])]
    : [1, 2, 3].map((part) => [scanOf([part], 0, 63), Buffer.alloc(Math.ceil(blocks / 4))])
  const tables = [
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(progressive ? 0xc2 : 0xc0, frame),
    codes(0x00, 0),
    codes(0x10, progressive ? 0xe0 : 0),
  ]
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...tables, ...scans.flat(), Buffer.from([0xff, 0xd9])])
}
