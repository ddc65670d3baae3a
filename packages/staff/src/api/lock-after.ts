import type { OwnDevice } from '#contract/schemas/staff.ts'

const MINUTES = { gate: 10, counter: 3 } as const

/** After so many minutes without a touch a screen locks: an own phone or an office computer after 15, a gate after 10, a counter after 3. */
export const lockMinutes = (device: Pick<OwnDevice, 'kind'> | null): number => (device ? MINUTES[device.kind] : 15)

export const isIdle = (device: Pick<OwnDevice, 'kind'> | null, touchedAt: number, now: number): boolean =>
  now - touchedAt >= lockMinutes(device) * 60_000
