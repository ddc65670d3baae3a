import { z } from 'zod'
import { Picture } from './picture.ts'

export const Ride = z.object({
  id: z.int(),
  name: z.string(),
  details: z.string(),
  image: z.string().nullable(),
  picture: Picture.nullable(),
})
export type Ride = z.infer<typeof Ride>
