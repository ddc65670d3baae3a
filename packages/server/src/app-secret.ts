import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key for hashes and signed links, made on the first start and kept in the data folder. */
export const keepAppSecret = (dataDir: string): Promise<string> => keepSecret(join(dataDir, 'app-secret'))

/** What the file holds; made of random bytes if there is none. */
export const keepSecret = async (file: string): Promise<string> => (await readSecret(file)) ?? createSecret(file)

const readSecret = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (text) => text.trim() || null,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )

/** Written aside and linked into place: of several processes that start at once, all use the first one's. */
async function createSecret(file: string): Promise<string> {
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}
