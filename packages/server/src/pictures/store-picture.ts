import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { encodePicture, pictureFolder } from './encode-picture.ts'
import type { EncodedPicture, EncodeOptions } from './encode-picture.ts'
import type { Storage } from './storage.ts'
import { pictures } from './tables.ts'

export type PictureRow = typeof pictures.$inferSelect
type StoreOptions = EncodeOptions & { alt: string }

export async function storePicture(
  { tx, storage }: { tx: Tx; storage: Storage },
  bytes: Uint8Array,
  { alt, ...options }: StoreOptions,
): Promise<PictureRow> {
  return recordPicture(tx, await encodePicture(storage, bytes, options), { alt })
}

/** When two processes record the same picture, the second waits for the first and finds its row. */
export async function recordPicture(
  tx: Tx,
  encoded: EncodedPicture,
  { alt, altBn }: { alt: string; altBn?: string },
): Promise<PictureRow> {
  const { hash: sha256, use, widths, width, height } = encoded
  const row = { sha256, use, alt, altBn, key: pictureFolder(sha256, use), widths, width, height }
  const [made] = await tx.insert(pictures).values(row).onConflictDoNothing().returning()
  if (made) return made
  const same = and(eq(pictures.sha256, sha256), eq(pictures.use, use), eq(pictures.alt, alt))
  const [found] = await tx.select().from(pictures).where(same)
  if (!found) throw new Error(`The picture ${sha256} was neither stored nor found`)
  return found
}
