import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Higher levels shrink a page by a few percent more and take many times as long. */
const BROTLI_QUALITY = 6

export const encode: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => toGzip(plain),
  identity: async (plain) => plain,
}

/** What the tag of a form ends with: two forms of one content are not byte for byte the same. */
export const tagEnd: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' }

export function encodingFor(header = ''): Encoding {
  const asked = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';')
    asked.set(name.trim(), !/^\s*q=0(\.0*)?\s*$/.test(weight))
  }
  const takes = (name: Encoding) => asked.get(name) ?? asked.get('*') ?? false
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
