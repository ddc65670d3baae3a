import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { outbox } from '../notifications/tables.ts'
import { sales } from '../sales/tables.ts'
import { activeOwners, managersAt } from '../staff/people-queries.ts'
import { staff } from '../staff/tables.ts'

type Person = { id: number; phone: string }

/** The managers of the branch, or the owners where there is none; of a membership, which belongs to no branch, all of both. */
export async function deciders(tx: Tx, orderId: number): Promise<Person[]> {
  const [sale] = await tx.select({ branchId: sales.branchId }).from(sales).where(eq(sales.orderId, orderId))
  if (sale === undefined) return managersAndOwners(tx)
  const managers = (await managersAt(tx, sale.branchId)).filter(({ role }) => role === 'manager')
  return managers.length > 0 ? managers : activeOwners(tx)
}

const managersAndOwners = (tx: Tx): Promise<Person[]> =>
  tx
    .select({ id: staff.id, phone: staff.phone })
    .from(staff)
    .where(and(eq(staff.active, true), inArray(staff.role, ['manager', 'owner'])))
    .orderBy(staff.id)
    .limit(50)

type Told = { kind: string; phones: string[]; since: Date }

/** Which of these numbers were sent such a message since then. */
export async function toldSince(tx: Tx, { kind, phones, since }: Told): Promise<Set<string>> {
  if (phones.length === 0) return new Set()
  const rows = await tx
    .select({ phone: outbox.phone })
    .from(outbox)
    .where(and(inArray(outbox.phone, phones), eq(outbox.kind, kind), gt(outbox.createdAt, since)))
  return new Set(rows.map(({ phone }) => phone))
}
