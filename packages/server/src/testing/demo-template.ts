import { fileURLToPath } from 'node:url'
import { openDatabase } from '../db/database.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { diskStorage } from '../integrations/disk-storage.ts'
import { asAdmin, databaseUrl } from './admin.ts'

/** Demo pictures are encoded once and found again by the next run; content decides their names. */
export const testMediaFolder = fileURLToPath(new URL('../../../../node_modules/.cache/dolna/media', import.meta.url))

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
