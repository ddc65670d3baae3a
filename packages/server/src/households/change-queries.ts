import { eq, sql } from 'drizzle-orm'
import { children, customers, signInCodes } from '../customers/tables.ts'
import type { Transaction, Tx } from '../db/database.ts'
import { notes } from '../desk/tables.ts'
import { outbox } from '../notifications/tables.ts'
import { orders } from '../orders/tables.ts'

const who = { id: customers.id, name: customers.name, phone: customers.phone }

export const customerById = async (tx: Tx, id: number) =>
  (await tx.select(who).from(customers).where(eq(customers.id, id)))[0]
export type Customer = NonNullable<Awaited<ReturnType<typeof customerById>>>

export const setPhone = (tx: Transaction, id: number, phone: string) =>
  tx.update(customers).set({ phone }).where(eq(customers.id, id))

/** What was written to a number goes where its customer goes: it is theirs, and is erased with them. */
export async function moveNumber(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.update(outbox).set({ phone: to }).where(eq(outbox.phone, from))
  await tx.delete(signInCodes).where(eq(signInCodes.phone, from))
}

type Pair = { into: number; from: number }

/** Without their keys: two browsers may have used the same. */
export const moveOrders = (tx: Transaction, { into, from }: Pair) =>
  tx.update(orders).set({ customerId: into, idempotencyKey: null }).where(eq(orders.customerId, from))

export const moveNotes = (tx: Transaction, { into, from }: Pair) =>
  tx.update(notes).set({ customerId: into }).where(eq(notes.customerId, from))

/** After those who are there; of the same name and age there is one. */
export const moveChildren = (tx: Transaction, { into, from }: Pair) => {
  const same = sql`lower(normalize(btrim(name))), age`
  return tx.execute(sql`
    insert into ${children} (customer_id, position, name, age)
    select ${into}, coalesce((select max(position) + 1 from ${children} where customer_id = ${into}), 0) + row_number() over (order by position) - 1, name, age
    from (select distinct on (${same}) position, name, age from ${children} where customer_id = ${from} order by ${same}, position) as theirs
    where not exists (
      select from ${children} as own where own.customer_id = ${into} and own.age = theirs.age
        and lower(normalize(btrim(own.name))) = lower(normalize(btrim(theirs.name))))`)
}

/** Their children and sign-ins go with them; whom they had taken over are now this one's. */
export async function endCustomer(tx: Transaction, { into, from }: Pair, mergedIds: number[]): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, from))
  await tx
    .update(customers)
    .set({ mergedIds: sql`${customers.mergedIds} || ${sql.param([from, ...mergedIds])}::integer[]` })
    .where(eq(customers.id, into))
}

export const insertNote = async (tx: Transaction, note: typeof notes.$inferInsert) =>
  (await tx.insert(notes).values(note).returning({ id: notes.id, createdAt: notes.createdAt }))[0]
