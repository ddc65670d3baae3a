import { and, eq, inArray, lt } from 'drizzle-orm'
import { sentUses } from '#contract/rules/picture-sending.ts'
import type { Tx } from '../db/database.ts'
import type { PictureRow } from '../pictures/store-picture.ts'
import { pictures, pictureSends } from '../pictures/tables.ts'

/** Pictures of customers are no content. */
export async function findPicture(tx: Tx, id: number): Promise<PictureRow | undefined> {
  const [found] = await tx
    .select()
    .from(pictures)
    .where(and(eq(pictures.id, id), inArray(pictures.use, [...sentUses])))
  return found
}

export async function findSent(tx: Tx, clientId: string): Promise<PictureRow | undefined> {
  const [found] = await tx
    .select({ picture: pictures })
    .from(pictureSends)
    .innerJoin(pictures, eq(pictures.id, pictureSends.pictureId))
    .where(eq(pictureSends.clientId, clientId))
  return found?.picture
}

/** False when the same sending came twice and the other one was first. */
export async function insertSent(tx: Tx, clientId: string, pictureId: number, at: Date): Promise<boolean> {
  const made = await tx
    .insert(pictureSends)
    .values({ clientId, pictureId, at })
    .onConflictDoNothing()
    .returning({ clientId: pictureSends.clientId })
  return made.length > 0
}

export const deleteSentBefore = (tx: Tx, before: Date) => tx.delete(pictureSends).where(lt(pictureSends.at, before))
