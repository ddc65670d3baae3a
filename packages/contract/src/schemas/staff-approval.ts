import { z } from 'zod'
import { acts } from '../rights.ts'
import { named } from '../words/named.ts'
import { StaffPin } from './staff.ts'

const words = named('staff')

/** `subject` names the one thing it is for, `scan:` and its id say. */
export const AskApproval = StaffPin.extend({
  act: z.enum(acts, words.actUnknown),
  subject: z.string(words.subjectForm).regex(/^[\w:-]{1,100}$/, words.subjectForm),
})
export type AskApproval = z.output<typeof AskApproval>

/** Sent as the header X-Approval with the act itself, once. */
export const Approval = z.object({ approval: z.string(), expires_in: z.int() })
export type Approval = z.infer<typeof Approval>
