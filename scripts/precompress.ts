import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const isText = /\.(js|css|svg|html|json|txt|xml|webmanifest)$/

/** Writes name.br and name.gz beside every text file of the folder, as small as they get: done once, served for ever. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => isText.test(file)).map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const brotli = toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  await writeFile(`${file}.br`, await brotli)
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
}
