import { openDatabase } from '../db/database.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { diskStorage } from '../integrations/disk-storage.ts'
import { asAdmin, databaseUrl } from './admin.ts'
import { testMediaFolder } from './media-folder.ts'

/** Made before the first test, because no test has the time: encoding all pictures takes up to a minute. */
export async function makeDemoTemplate({ url, run }: { url: string; run: string }): Promise<void> {
  await asAdmin(url, (admin) => admin.query(`create database ${run}_demo template ${run}_empty`))
  const database = await openDatabase(databaseUrl(url, `${run}_demo`))
  try {
    await loadDemo({ database, storage: diskStorage(testMediaFolder), say: () => {} })
  } finally {
    await database.close()
  }
}
