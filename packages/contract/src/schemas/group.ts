import { z } from 'zod'

/** A group of rides (`abouts`) or of services: a title and its cards. */
export const Group = z.object({
  id: z.int(),
  title: z.string(),
  content: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      description: z.string(),
      color: z.string(),
      icon: z.string().nullable(),
    }),
  ),
})
export type Group = z.infer<typeof Group>
