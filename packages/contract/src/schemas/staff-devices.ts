import { z } from 'zod'
import { isBlank, isLongerThan, tidyText } from '../rules/characters.ts'
import { readPairingCode } from '../rules/pairing-code.ts'
import { named } from '../words/named.ts'
import { Branch } from './branch.ts'
import { deviceKinds, OwnDevice } from './staff.ts'

const [office, staff] = [named('staffOffice'), named('staff')]

export const MAX_DEVICE_NAME = 30

export const NewDevice = z.object({
  branch_id: z.int(office.branchRequired).min(1, office.branchRequired).max(2_147_483_647, office.branchRequired),
  kind: z.enum(deviceKinds, office.deviceKind),
  name: z
    .string(office.deviceName(MAX_DEVICE_NAME))
    .max(1000, office.deviceName(MAX_DEVICE_NAME))
    .transform(tidyText)
    .refine((name) => !isBlank(name) && !isLongerThan(name, MAX_DEVICE_NAME), office.deviceName(MAX_DEVICE_NAME)),
})
export type NewDevice = z.output<typeof NewDevice>

/** `code` as it is shown, K7M-4QX; `url` is what the QR carries. */
export const Pairing = z.object({ code: z.string(), url: z.string(), expires_in: z.int() })
export type Pairing = z.infer<typeof Pairing>

export const PairDevice = z.object({
  code: z
    .string(staff.pairingWrong)
    .max(50, staff.pairingWrong)
    .transform((typed, context) => {
      const code = readPairingCode(typed)
      if (code === null) context.addIssue(staff.pairingWrong)
      return code ?? z.NEVER
    }),
})

export const Device = OwnDevice.extend({
  branch: Branch,
  paired_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  /** Scans that it has not sent yet. */
  waiting: z.int(),
  /** Who works on it now. */
  signed_in: z.string().nullable(),
})
export type Device = z.infer<typeof Device>
