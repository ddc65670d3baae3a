import type { Device } from '#contract/schemas/staff-devices.ts'
import type { listDevices } from './device-queries.ts'

type Listed = Awaited<ReturnType<typeof listDevices>>[number]

export const presentListed = ({ device, branch, signedIn }: Listed): Device => ({
  id: device.id,
  name: device.name,
  kind: device.kind,
  branch,
  paired_at: (device.pairedAt ?? device.createdAt).toISOString(),
  last_seen_at: (device.lastSeenAt ?? device.createdAt).toISOString(),
  waiting: device.waiting,
  signed_in: signedIn,
})
