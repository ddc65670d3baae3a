import { z } from 'zod'
import { policyNames } from '../rules/policy-text.ts'

export const PolicyPlace = z.object({ name: z.enum(policyNames) })

/** `own`: the centre wrote it; until then it is our text. `updated` is a day, null where none is told. */
export const Policy = z.object({
  name: z.enum(policyNames),
  text: z.string(),
  updated: z.string().nullable(),
  own: z.boolean(),
})
export type Policy = z.infer<typeof Policy>
