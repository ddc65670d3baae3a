import { diskStorage } from '../integrations/disk-storage.ts'
import type { Storage } from '../pictures/storage.ts'
import { testMediaFolder } from './media-folder.ts'
import { memoryStorage } from './memory-storage.ts'

/** The demo pictures are there; what a test writes is gone with it, so that the next run meets nothing of it. */
export function freshStorage(): Storage {
  const [encoded, written] = [diskStorage(testMediaFolder), memoryStorage()]
  return {
    put: written.put,
    read: async (key) => (await written.read(key)) ?? encoded.read(key),
    exists: async (key) => (await written.exists(key)) || encoded.exists(key),
    remove: written.remove,
  }
}
