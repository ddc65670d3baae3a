import { z } from 'zod'
import { languages } from '../rules/language.ts'
import { isPin, tidyPin } from '../rules/pin.ts'
import { acts, roles } from '../rights.ts'
import { named } from '../words/named.ts'
import { Branch } from './branch.ts'
import { ErrorBody } from './error.ts'
import { oneOf } from './paging.ts'
import { Code, Phone, Proof } from './sign-in.ts'

const words = named('staff')

export const deviceKinds = ['gate', 'counter'] as const
export const Role = z.enum(roles, words.roleUnknown)

/** The device that somebody works on. */
export const OwnDevice = z.object({ id: z.int(), name: z.string(), kind: z.enum(deviceKinds), branch: Branch })
export type OwnDevice = z.infer<typeof OwnDevice>

/** Who is signed in. `look` is how many things 'Needs a look' holds for them. */
export const Me = z.object({
  id: z.int(),
  name: z.string(),
  role: Role,
  branches: z.array(Branch),
  /** These are all there are, and all there will be. */
  all_branches: z.boolean(),
  language: z.enum(languages),
  /** Null on an own phone or an office computer. */
  device: OwnDevice.nullable(),
  locked: z.boolean(),
  /** They have none yet: nothing else works before it is set. */
  needs_pin: z.boolean(),
  look: z.int(),
})
export type Me = z.infer<typeof Me>
export const MeAnswer = oneOf(Me)

export const Pin = z.string(words.pinForm).max(50, words.pinForm).transform(tidyPin).refine(isPin, words.pinForm)

const StaffId = z.int(words.personUnknown).min(1, words.personUnknown).max(2_147_483_647, words.personUnknown)

export const StaffPhone = z.object({ phone_no: Phone, proof: Proof.optional() })
export const StaffCode = z.object({ phone_no: Phone, code: Code })
export const StaffLink = z.object({ token: z.string(words.linkDead).min(20, words.linkDead).max(100, words.linkDead) })
export const StaffPin = z.object({ staff_id: StaffId, pin: Pin })

export const Unlock = z.object({ pin: Pin })
/** `old_pin` unless there is none, or one has just signed in by code. */
export const NewPin = z.object({ pin: Pin, old_pin: Pin.optional() })
export const ChangeMe = z.object({ language: z.enum(languages, named('rules').languageInvalid) })

/** `data.roles`: whose PIN would do, and of what the approval has to be. */
export const StaffRefusal = ErrorBody.extend({
  data: z.object({ roles: z.array(Role), act: z.enum(acts).optional(), subject: z.string().optional() }).optional(),
})
export type StaffRefusal = z.infer<typeof StaffRefusal>
