import { z } from 'zod'
import { languages } from '../rules/language.ts'

export const Child = z.object({ name: z.string(), age: z.int() })

/** A customer as they see themselves. Before the profile is filled in, `name` and the others are null. */
export const User = z.object({
  id: z.int(),
  name: z.string().nullable(),
  image: z.string().nullable(),
  spouse_name: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  heared_by: z.string().nullable(),
  /** Of text messages, and nothing else. */
  language: z.enum(languages),
  childrens: z.array(Child),
})
export type User = z.infer<typeof User>
export type Child = z.infer<typeof Child>
