import { dhakaDay } from '#contract/rules/dates.ts'
import type { ScanRow } from '#contract/schemas/gate.ts'
import type { StaffActor } from '../actor.ts'
import { atGate, type Gate, type GateActor } from './gate.ts'
import { undoUntil } from './present-verdict.ts'
import { scansOf } from './scan-queries.ts'

const MOST = 20

/** The last scans of this gate today, twenty at a time. `next` is the `before` of the next page. */
export async function listScans(
  { database: { db }, clock }: Gate,
  before: number | undefined,
  staff: StaffActor,
): Promise<{ data: ScanRow[]; meta: { next: number | null } }> {
  const [by, now] = [atGate(staff), clock.now()]
  const rows = await scansOf(db, by.device.id, { before, most: MOST })
  // Older ones end the list: by the index of the gate they come last.
  const data = rows.filter(({ scan }) => scan.day === dhakaDay(now)).map((row) => presentScan(row, by, now))
  return { data, meta: { next: data.length === MOST ? (data.at(-1)?.id ?? null) : null } }
}

function presentScan(
  { scan, staff, invoiceNumber, name }: Awaited<ReturnType<typeof scansOf>>[number],
  by: GateActor,
  now: Date,
): ScanRow {
  const until = undoUntil(
    {
      let_in: scan.letIn,
      undone_at: scan.undoneAt?.toISOString() ?? null,
      staff_id: scan.staffId,
      at: scan.at.toISOString(),
      day: scan.day,
    },
    by,
  )
  return {
    id: scan.id,
    scan_id: scan.scanId,
    at: scan.at.toISOString(),
    verdict: scan.anyway === null ? scan.verdict : 'let_in',
    reason: scan.reason,
    text: scan.said.text,
    let_in: scan.letIn,
    staff,
    invoice_number: invoiceNumber,
    name,
    undone: scan.undoneAt !== null,
    undo_until: until !== null && until > now ? until.toISOString() : null,
  }
}
