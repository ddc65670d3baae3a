import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

export type ReadPdf = {
  pages: string[]
  info: Record<string, unknown>
  /** Bangla words as they are written, whatever order they are drawn in. */
  written: string[]
}

export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  const { info } = await getMeta(document)
  return { pages: text, info, written: streamsOf(Buffer.from(pdf)).flatMap(writtenIn) }
}

function streamsOf(pdf: Buffer): string[] {
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('\nstream\n', at + 1)) {
    const start = pdf.indexOf('stream\n', at) + 'stream\n'.length
    streams.push(inflated(pdf.subarray(start, pdf.indexOf('\nendstream', start))))
  }
  return streams
}

/** Pictures are packed in another way and hold no words. */
function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

const writtenIn = (stream: string): string[] =>
  Array.from(stream.matchAll(/\/ActualText <feff([\da-f]+)>/g), ([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  )
