import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Child } from '#contract/schemas/user.ts'
import type { Tx } from '../db/database.ts'
import { pictures } from '../pictures/tables.ts'
import { children, customers } from './tables.ts'

const childrenInOrder = sql<Child[]>`(
  select coalesce(json_agg(json_build_object('name', ${children.name}, 'age', ${children.age}) order by ${children.position}), '[]')
  from ${children} where ${children.customerId} = ${customers.id})`

/** A customer with picture and children: one question, prepared once, because every visit begins with it. */
export function prepareCustomerRead(db: Tx) {
  const one = db
    .select({ ...getTableColumns(customers), picture: pictures, childrens: childrenInOrder })
    .from(customers)
    .leftJoin(pictures, eq(pictures.id, customers.pictureId))
    .where(eq(customers.id, sql.placeholder('id')))
    .prepare('customer_by_id')
  return async (id: number) => (await one.execute({ id }))[0]
}
export type CustomerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareCustomerRead>>>>

export async function customerIdOf(tx: Tx, phone: string): Promise<number | undefined> {
  const [known] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))
  return known?.id
}
