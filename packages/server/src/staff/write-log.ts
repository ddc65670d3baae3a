import type { StaffActor } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { insertLog } from './log-queries.ts'
import type { Changes } from './tables.ts'

type Where = Pick<StaffActor, 'device' | 'requestId'>

/** One of the staff, somebody who has not come in yet, or whoever does it from outside: a command at the server. */
export type LogBy = (Where & ({ staffId: number } | { other: string })) | { command: string }

export type LogEntry = {
  at: Date
  /** `person.update`: the kind of the thing and what was done. */
  act: `${string}.${string}`
  thing: { kind: string; id?: number | string | null; name?: string | null }
  /** Without one it is that of the device. */
  branchId?: number | null
  approvedById?: number | null
  changes?: Changes
  /** Whose values are in it, and which: names of `changes`, or `thing_name`. Erasing the customer takes these out. */
  customer?: { id: number; personal: string[] }
  offline?: boolean
}

/** Every change writes its row, in its own transaction. */
export async function writeLog(tx: Transaction, by: LogBy, entry: LogEntry): Promise<void> {
  const { at, act, thing, branchId, approvedById = null, changes = {}, customer, offline = false } = entry
  const who =
    'command' in by
      ? { other: by.command }
      : {
          ...('other' in by ? { other: by.other } : { staffId: by.staffId }),
          deviceId: by.device?.id ?? null,
          requestId: by.requestId,
        }
  await insertLog(tx, {
    ...who,
    at,
    act,
    thingKind: thing.kind,
    thingId: thing.id === undefined || thing.id === null ? null : String(thing.id),
    thingName: thing.name ?? null,
    branchId: branchId === undefined ? ('command' in by ? null : (by.device?.branchId ?? null)) : branchId,
    approvedById,
    changes,
    customerId: customer?.id ?? null,
    personal: customer?.personal ?? [],
    offline,
  })
}

/** What differs, before and after. */
export const changesOf = <T extends Record<string, unknown>>(before: T, after: Partial<T>): Changes =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field]))
      .map(([field, value]) => [field, [before[field] ?? null, value ?? null]]),
  )
