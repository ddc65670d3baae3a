import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { contentTypeOf, isStorageKey } from '../pictures/storage.ts'
import type { Storage } from '../pictures/storage.ts'

export function diskStorage(folder: string): Storage {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
    return join(root, key)
  }
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    read: (key) => orNothing(async () => ({ bytes: await readFile(pathOf(key)), contentType: contentTypeOf(key) })),
    exists: async (key) => (await orNothing(() => stat(pathOf(key))))?.isFile() ?? false,
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}

/** A reader, or a power cut, finds the whole file or none: written aside under a name no key can have, then renamed. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const aside = join(dirname(path), `.${randomUUID()}`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFile(aside, bytes, { flush: true, mode: 0o600 })
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return null
    throw error
  }
}
