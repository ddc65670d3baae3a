import { z } from 'zod'
import { errorCodes } from '../errors.ts'

export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
