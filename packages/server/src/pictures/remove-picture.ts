import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { pictureFiles } from './encode-picture.ts'
import type { Storage } from './storage.ts'
import { pictures } from './tables.ts'

export type RemovablePicture = { id: number; key: string; widths: number[] }

export async function removePicture(
  { db, storage }: { db: Tx; storage: Storage },
  { id, key, widths }: RemovablePicture,
): Promise<void> {
  await Promise.all(pictureFiles(key, widths).map((file) => storage.remove(file)))
  await db.delete(pictures).where(eq(pictures.id, id))
}
