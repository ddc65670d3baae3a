import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AnywayReason } from '#contract/rules/let-in-anyway.ts'
import type { Reason, VerdictWord } from '#contract/rules/verdict.ts'
import type { Transaction } from '../db/database.ts'
import {
  bool,
  day,
  instant,
  int,
  json,
  namesOf,
  orNull,
  record,
  records,
  type RowOf,
  smallint,
  statement,
  text,
  uuid,
} from '../db/statement.ts'
import { sales } from '../sales/tables.ts'
import { type Before, type Said, scans, visits } from './tables.ts'

const scanColumns = {
  scan_id: uuid,
  order_id: orNull(int),
  branch_id: int,
  device_id: int,
  gate: text,
  staff_id: int,
  day,
  at: instant,
  verdict: text,
  reason: text,
  said: json<Said>(),
  let_in: smallint,
  before: json<Before[]>(),
  anyway: orNull(text),
  extra: bool,
  approved_by_id: orNull(int),
}
const came = { place: orNull(text), ends_at: orNull(instant) }

/** What a scan has come to, and whom it lets in. */
export type NewScan = Omit<RowOf<typeof scanColumns>, 'verdict' | 'reason' | 'anyway'> & {
  verdict: VerdictWord
  reason: Reason
  anyway: AnywayReason | null
  /** Who comes in for the first time, and until when. */
  came: RowOf<typeof came>[]
  /** Visits of those who come back. */
  back: number[]
  /** Nobody else can come in with it any more. */
  last: boolean
}

/** A scan and all it does, as one statement. `again` is for a scan that is there and comes to something else now. */
const scanStatement = (name: string, again: string) =>
  statement({
    name,
    takes: { scan: json<string>(), at: instant },
    gives: { id: int },
    text: ({ scan, at }) => `
with s as (select *, ${at} as now from ${record(scan, 's', scanColumns)}),
written as (
  insert into scans (${namesOf(scanColumns)}) select ${namesOf(scanColumns)} from s ${again} returning id
), came as (
  insert into visits (order_id, place, extra, branch_id, day, first_in, last_in, ends_at, last_scan_id)
  select s.order_id, c.place, s.extra, s.branch_id, s.day, s.now, s.now, c.ends_at, written.id from s, written, ${records(`${scan} -> 'came'`, 'c', came)}
), back as (
  update visits set state = 'in', last_in = greatest(visits.last_in, s.now), branch_id = s.branch_id, last_scan_id = written.id from s, written
  where visits.id in (select value::int from json_array_elements_text(${scan} -> 'back'))
), used_up as (
  update sales set scanned_by_id = s.staff_id, scanned_at = s.now from s
  where sales.order_id = s.order_id and (${scan} ->> 'last')::boolean
)
select id from written`,
  })

export const writeScan = scanStatement('gate_write', '')
export const rewriteScan = scanStatement(
  'gate_rewrite',
  `on conflict (scan_id) do update set (device_id, gate, staff_id, at, verdict, reason, said, let_in, before, anyway, extra, approved_by_id) =
    (excluded.device_id, excluded.gate, excluded.staff_id, excluded.at, excluded.verdict, excluded.reason, excluded.said, excluded.let_in, excluded.before, excluded.anyway, excluded.extra, excluded.approved_by_id)`,
)

type TakenBack = { orderId: number | null; gone: number[]; restored: Before[] }

/** Visits are as if a scan had not been; somebody can come in with the pass again. */
export async function takeBack(tx: Transaction, { orderId, gone, restored }: TakenBack): Promise<void> {
  if (gone.length > 0) await tx.delete(visits).where(inArray(visits.id, gone))
  if (restored.length > 0)
    await tx.execute(sql`update ${visits} set state = b.state, last_in = b."lastIn", branch_id = b."branchId", last_scan_id = b."lastScanId"
      from json_to_recordset(${JSON.stringify(restored)}::json) as b (id int, state text, "lastIn" timestamptz, "branchId" int, "lastScanId" int)
      where visits.id = b.id`)
  if (orderId !== null && gone.length > 0)
    await tx.update(sales).set({ scannedById: null, scannedAt: null }).where(eq(sales.orderId, orderId))
}

export const markUndone = (tx: Transaction, id: number, { at, by }: { at: Date; by: number }) =>
  tx.update(scans).set({ undoneAt: at, undoneById: by, letIn: 0 }).where(eq(scans.id, id))

/** Those let in with a code of which nothing is known any more. */
export const removeStrangers = async (tx: Transaction, scan: number): Promise<number> =>
  (
    await tx
      .delete(visits)
      .where(and(eq(visits.lastScanId, scan), isNull(visits.orderId)))
      .returning({ id: visits.id })
  ).length
