import { openDatabase } from '../db/database.ts'
import { jobTimeouts } from '../db/timeouts.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { diskStorage } from '../integrations/disk-storage.ts'
import { createDatabase, databaseUrl, type TestServer } from './admin.ts'
import { testMediaFolder } from './media-folder.ts'

/** Made before the first test, because no test has the time: encoding all pictures takes up to a minute. */
export async function makeDemoTemplate(server: TestServer): Promise<void> {
  const name = `${server.run}_demo`
  await createDatabase(server, name, `${server.run}_empty`)
  const database = await openDatabase(databaseUrl(server, name), { timeouts: jobTimeouts })
  try {
    await loadDemo({ database, storage: diskStorage(testMediaFolder), say: () => {} })
  } finally {
    await database.close()
  }
}
