import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { CardFields } from '#contract/schemas/ride-fields.ts'
import type { RiderFields } from '#contract/schemas/ticket-fields.ts'
import { toPoisha, toTaka } from '#contract/rules/money.ts'
import { groupItems, packageDetails, products } from '../catalogue/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'

export async function cardsOf(tx: Tx, groupIds: number[]): Promise<Map<number, CardFields[]>> {
  const rows = await tx
    .select()
    .from(groupItems)
    .where(inArray(groupItems.groupId, [0, ...groupIds]))
    .orderBy(asc(groupItems.groupId), asc(groupItems.position), asc(groupItems.id))
  const byGroup = Map.groupBy(rows, (row) => row.groupId)
  return new Map([...byGroup].map(([id, cards]) => [id, cards.map(presentCard)]))
}

const presentCard = (row: typeof groupItems.$inferSelect): CardFields => ({
  id: row.id,
  title: row.title,
  title_bn: row.titleBn,
  description: row.description,
  description_bn: row.descriptionBn,
  color: row.color,
  icon: row.icon,
  live: row.live,
})

const cardColumns = (card: CardFields, position: number) => ({
  title: card.title,
  titleBn: card.title_bn,
  description: card.description,
  descriptionBn: card.description_bn,
  color: card.color,
  icon: card.icon,
  live: card.live,
  position,
})

/** A card keeps its number, and with it its colour, however it is moved. */
export async function replaceCards(tx: Transaction, groupId: number, cards: CardFields[]): Promise<void> {
  const kept = cards.flatMap(({ id }) => (id === null ? [] : [id]))
  await tx.delete(groupItems).where(and(eq(groupItems.groupId, groupId), notInArray(groupItems.id, [0, ...kept])))
  for (const [at, card] of cards.entries()) {
    const columns = cardColumns(card, at + 1)
    if (card.id === null) await tx.insert(groupItems).values({ ...columns, groupId })
    else
      await tx
        .update(groupItems)
        .set(columns)
        .where(and(eq(groupItems.groupId, groupId), eq(groupItems.id, card.id)))
  }
}

export const cardIdsOf = async (tx: Tx, groupId: number): Promise<number[]> =>
  (await tx.select({ id: groupItems.id }).from(groupItems).where(eq(groupItems.groupId, groupId))).map(({ id }) => id)

export async function ridersOf(tx: Tx, packageIds: number[]): Promise<Map<number, RiderFields[]>> {
  const rows = await tx
    .select({
      packageId: packageDetails.packageId,
      productId: packageDetails.productId,
      qty: packageDetails.qty,
      price: packageDetails.price,
    })
    .from(packageDetails)
    .innerJoin(products, eq(products.id, packageDetails.productId))
    .where(inArray(packageDetails.packageId, [0, ...packageIds]))
    .orderBy(asc(packageDetails.packageId), asc(products.position), asc(packageDetails.id))
  const byPackage = Map.groupBy(rows, (row) => row.packageId)
  const present = ({ productId, qty, price }: (typeof rows)[number]) => ({
    rider_type_id: productId,
    qty,
    price: toTaka(price),
  })
  return new Map([...byPackage].map(([id, riders]) => [id, riders.map(present)]))
}

/** A line that stays keeps its number: riders who were added for money refer to it. */
export async function replaceRiders(tx: Transaction, packageId: number, riders: RiderFields[]): Promise<void> {
  const kept = riders.map((rider) => rider.rider_type_id)
  await tx
    .delete(packageDetails)
    .where(and(eq(packageDetails.packageId, packageId), notInArray(packageDetails.productId, [0, ...kept])))
  const rows = riders.map(({ rider_type_id, qty, price }) => ({
    packageId,
    productId: rider_type_id,
    qty,
    price: toPoisha(price),
  }))
  if (rows.length === 0) return
  await tx
    .insert(packageDetails)
    .values(rows)
    .onConflictDoUpdate({
      target: [packageDetails.packageId, packageDetails.productId],
      set: { qty: sql`excluded.qty`, price: sql`excluded.price` },
    })
}

/** Of these, which a package may use: a rider type that is not in the bin, or what it has already. */
export async function usableRiderTypes(tx: Tx, ids: number[], packageId: number | null): Promise<number[]> {
  const isRiderType = sql`${products.kind} = 'rider' and ${products.deletedAt} is null`
  const isInPackage = sql`exists (select from package_details d where d.product_id = ${products.id} and d.package_id = ${packageId})`
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [0, ...ids]), sql`(${isRiderType} or ${isInPackage})`))
    .for('share')
  return rows.map(({ id }) => id)
}
