import { contentTypeOf, isStorageKey } from '../pictures/storage.ts'
import type { Storage } from '../pictures/storage.ts'

export function memoryStorage(): Storage & { files: Map<string, Buffer>; puts: string[] } {
  const files = new Map<string, Buffer>()
  const puts: string[] = []
  return {
    files,
    puts,
    async put(key, bytes) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`)
      puts.push(key)
      files.set(key, Buffer.from(bytes))
    },
    async read(key) {
      const bytes = files.get(key)
      return bytes ? { bytes, contentType: contentTypeOf(key) } : null
    },
    exists: async (key) => files.has(key),
    remove: async (key) => void files.delete(key),
  }
}
