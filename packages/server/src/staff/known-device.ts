import type { OwnDevice } from '#contract/schemas/staff.ts'
import { named } from '#contract/words/named.ts'
import type { DeviceRow } from './session-queries.ts'
import { isForgotten } from './session-rules.ts'

const words = named('staff')

/** A paired device; `gone` says why it is one no more. */
export type KnownDevice = OwnDevice & { lastSeenAt: Date; waiting: number; gone?: string | undefined }

export function knownDevice({ device, branch, unpairedBy }: DeviceRow, now: Date): KnownDevice {
  const { id, name, kind, waiting } = device
  const lastSeenAt = device.lastSeenAt ?? now
  const unused = isForgotten(lastSeenAt, now) ? words.unpairedUnused : undefined
  const gone = device.unpairedAt === null ? unused : words.unpaired(unpairedBy ?? '')
  return { id, name, kind, branch, lastSeenAt, waiting, gone }
}

export const presentDevice = ({ id, name, kind, branch }: KnownDevice): OwnDevice => ({ id, name, kind, branch })
