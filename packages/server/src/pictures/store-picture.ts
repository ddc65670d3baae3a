import { and, eq, isNull } from 'drizzle-orm'
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

/** What is told of a picture besides its bytes; told otherwise, it is another row over the same files. */
export type Told = { alt: string; altBn?: string | null; focusX?: number; focusY?: number }

/** When two processes record the same picture, the second waits for the first and finds its row. */
export async function recordPicture(
  tx: Tx,
  encoded: EncodedPicture,
  { alt, altBn = null, focusX = 50, focusY = 50 }: Told,
): Promise<PictureRow> {
  const { hash: sha256, use, widths, width, height } = encoded
  const told = { sha256, use, alt, altBn, focusX, focusY }
  const row = { ...told, key: pictureFolder(sha256, use), widths, width, height }
  const [made] = await tx.insert(pictures).values(row).onConflictDoNothing().returning()
  if (made) return made
  const [found] = await tx.select().from(pictures).where(isTold(told))
  if (!found) throw new Error(`The picture ${sha256} was neither stored nor found`)
  return found
}

const isTold = ({ altBn, ...told }: Required<Told> & { sha256: string; use: string }) =>
  and(
    eq(pictures.sha256, told.sha256),
    eq(pictures.use, told.use),
    eq(pictures.alt, told.alt),
    altBn === null ? isNull(pictures.altBn) : eq(pictures.altBn, altBn),
    eq(pictures.focusX, told.focusX),
    eq(pictures.focusY, told.focusY),
  )
