import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction, Tx } from '../db/database.ts'
import { pictures } from '../pictures/tables.ts'

/** Those of the content; a customer's portrait has a sweep of its own. */
const CONTENT_USES = ['banner-phone', 'banner-wide', 'ride', 'gallery', 'package']

/** Nothing shows it, no version that could be put back shows it, and nobody has sent it lately. */
const isUnused = (before: Date) => sql`${pictures.createdAt} < ${before.toISOString()}
  and not exists (select from rides r where r.picture_id = ${pictures.id})
  and not exists (select from galleries g where g.picture_id = ${pictures.id})
  and not exists (select from packages p where p.picture_id = ${pictures.id})
  and not exists (select from business_info b where ${pictures.id} in (b.banner_picture_id, b.banner_wide_picture_id))
  and not exists (select from content_versions v where v.picture_ids @> array[${pictures.id}])
  and not exists (select from picture_sends s where s.picture_id = ${pictures.id} and s.at >= ${before.toISOString()})`

export const unusedPictures = (tx: Tx, before: Date, most: number) =>
  tx
    .select({ id: pictures.id, key: pictures.key, widths: pictures.widths })
    .from(pictures)
    .where(and(inArray(pictures.use, CONTENT_USES), isUnused(before)))
    .orderBy(pictures.id)
    .limit(most)

/** False when it came into use meanwhile. */
export async function deleteUnused(tx: Transaction, id: number, before: Date): Promise<boolean> {
  const gone = await tx
    .delete(pictures)
    .where(and(eq(pictures.id, id), isUnused(before)))
    .returning({ id: pictures.id })
  return gone.length > 0
}

/** The same bytes may be told in other words by another row. */
export const hasFiles = async (tx: Tx, key: string): Promise<boolean> =>
  (await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.key, key)).limit(1)).length > 0
