import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Profile } from '#contract/schemas/profile.ts'
import type { Transaction, Tx } from '../db/database.ts'
import type { RemovablePicture } from '../pictures/remove-picture.ts'
import { pictures } from '../pictures/tables.ts'
import { children, customers } from './tables.ts'

const removable = { id: pictures.id, key: pictures.key, widths: pictures.widths }

/** Whoever else wants to change this customer waits until the transaction ends. */
export async function lockCustomer(
  tx: Transaction,
  id: number,
): Promise<{ phone: string; picture: RemovablePicture | null } | undefined> {
  const [found] = await tx
    .select({ phone: customers.phone, picture: removable })
    .from(customers)
    .leftJoin(pictures, eq(pictures.id, customers.pictureId))
    .where(eq(customers.id, id))
    .for('update', { of: customers })
  return found
}

/** Several at once, in one order for all, so that nobody waits for each other. Whoever places an order for one of them waits, too. */
export const lockCustomers = (tx: Transaction, ids: number[]) =>
  tx
    .select({
      id: customers.id,
      name: customers.name,
      phone: customers.phone,
      mergedIds: customers.mergedIds,
      picture: removable,
    })
    .from(customers)
    .leftJoin(pictures, eq(pictures.id, customers.pictureId))
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('update', { of: customers })

export const updateCustomer = (tx: Tx, id: number, profile: Omit<Profile, 'image'>, pictureId: number | undefined) =>
  tx
    .update(customers)
    .set({
      name: profile.name,
      spouseName: profile.spouse_name,
      email: profile.email,
      hearedBy: profile.heared_by,
      ...(profile.language && { language: profile.language }),
      ...(pictureId !== undefined && { pictureId }),
    })
    .where(eq(customers.id, id))

export const updateName = (tx: Tx, id: number, name: string) =>
  tx.update(customers).set({ name }).where(eq(customers.id, id))

export async function replaceChildren(
  tx: Transaction,
  customerId: number,
  childrens: Profile['childrens'],
): Promise<void> {
  await tx.delete(children).where(eq(children.customerId, customerId))
  const rows = childrens.map((child, position) => ({ ...child, customerId, position }))
  if (rows.length > 0) await tx.insert(children).values(rows)
}

export const selectUnusedPictures = (tx: Tx, madeBefore: Date, most: number): Promise<RemovablePicture[]> =>
  tx
    .select(removable)
    .from(pictures)
    .leftJoin(customers, eq(customers.pictureId, pictures.id))
    .where(and(eq(pictures.use, 'avatar'), lt(pictures.createdAt, madeBefore), isNull(customers.id)))
    .limit(most)
