import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { showPhone } from '#contract/rules/phone.ts'
import type { Tx } from '../db/database.ts'
import { idempotentAnswers } from './tables.ts'

export type Claim = { staffId: number; key: string; asked: string; at: Date }
type Limits = { keptSince: Date; begunSince: Date }

const of = ({ staffId, key }: Pick<Claim, 'staffId' | 'key'>) =>
  and(eq(idempotentAnswers.staffId, staffId), eq(idempotentAnswers.key, key))

/** Of several who come with one key at once, one gets it; one that is too old, or whose holder never answered, is free again. */
export async function claimKey(tx: Tx, claim: Claim, { keptSince, begunSince }: Limits): Promise<boolean> {
  const isFree = or(
    lt(idempotentAnswers.at, keptSince),
    and(isNull(idempotentAnswers.status), lt(idempotentAnswers.at, begunSince)),
  )
  const taken = await tx
    .insert(idempotentAnswers)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotentAnswers.staffId, idempotentAnswers.key],
      set: { asked: claim.asked, at: claim.at, status: null, body: null },
      ...(isFree && { setWhere: isFree }),
    })
    .returning({ key: idempotentAnswers.key })
  return taken.length > 0
}

export async function readAnswer(tx: Tx, claim: Claim) {
  const [found] = await tx.select().from(idempotentAnswers).where(of(claim))
  return found
}

export const keepAnswer = (tx: Tx, claim: Claim, status: number, body: string) =>
  tx.update(idempotentAnswers).set({ status, body }).where(of(claim))

export const forgetKey = (tx: Tx, claim: Claim) =>
  tx.delete(idempotentAnswers).where(and(of(claim), isNull(idempotentAnswers.status)))

/** What is kept for who asks again names customers, too; it is of one day only, so each is looked at. */
export const forgetAnswersAbout = (tx: Tx, { id, phone }: { id: number; phone: string }) =>
  tx.execute(sql`delete from ${idempotentAnswers} where status is not null and (
    strpos(body, ${`"customer":{"id":${id},`}) > 0 or strpos(body, ${phone}) > 0 or strpos(body, ${showPhone(phone)}) > 0
    or exists (select from notes n where n.customer_id = ${id} and starts_with(body, '{"data":{"id":' || n.id || ',"text":')))`)

export const deleteOldAnswers = (tx: Tx, before: Date) =>
  tx.delete(idempotentAnswers).where(lt(idempotentAnswers.at, before))
