import type { Device } from '#contract/schemas/staff-devices.ts'
import { kindGate } from '#words/team.ts'
import type { Started } from './show-code.tsx'

/** The first number that is free: Gate 2 after Gate 1. */
export function freeName(known: Pick<Device, 'name' | 'branch'>[], branch: number): string {
  const taken = new Set(known.filter((device) => device.branch.id === branch).map(({ name }) => name))
  const free = Array.from({ length: taken.size + 1 }, (_, at) => `${kindGate} ${at + 1}`)
  return free.find((name) => !taken.has(name)) ?? ''
}

/** The clocks of this computer and of the server need not agree. */
const GRACE_MS = 60_000

/** Whether a device is the one that the code was for. */
export const isPaired = (
  device: Pick<Device, 'name' | 'branch' | 'paired_at'>,
  { device: { name, branch_id }, at }: Pick<Started, 'device' | 'at'>,
): boolean => device.name === name && device.branch.id === branch_id && Date.parse(device.paired_at) > at - GRACE_MS
