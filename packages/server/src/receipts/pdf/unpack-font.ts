import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

type Table = { tag: number; checksum: number; length: number; bytes: Buffer }

/** A .woff holds a font's tables, each compressed; harfbuzz reads the plain font only. https://www.w3.org/TR/WOFF/ */
export function unpackFont(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, n) => readTable(woff, WOFF_HEADER + n * WOFF_ENTRY))
  const directory = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY)
  writeHeader(directory, woff.readUInt32BE(4), tables.length)
  let offset = directory.length
  for (const [n, { tag, checksum, length, bytes }] of tables.entries()) {
    for (const [k, word] of [tag, checksum, offset, length].entries())
      directory.writeUInt32BE(word, SFNT_HEADER + n * SFNT_ENTRY + k * 4)
    offset += bytes.length
  }
  return Buffer.concat([directory, ...tables.map(({ bytes }) => bytes)])
}

function readTable(woff: Buffer, at: number): Table {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const stored = woff.subarray(offset, offset + packed)
  const bytes = packed < length ? inflateSync(stored) : stored
  return { tag, checksum, length, bytes: Buffer.concat([bytes, Buffer.alloc(-length & 3)]) }
}

function writeHeader(directory: Buffer, flavour: number, count: number): void {
  const log = Math.floor(Math.log2(count))
  directory.writeUInt32BE(flavour, 0)
  for (const [n, field] of [count, SFNT_ENTRY << log, log, (count - (1 << log)) * SFNT_ENTRY].entries())
    directory.writeUInt16BE(field, 4 + n * 2)
}
