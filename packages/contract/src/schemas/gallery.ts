import { z } from 'zod'
import { Picture } from './picture.ts'

export const GalleryItem = z.object({ id: z.int(), image: z.string(), picture: Picture })
export type GalleryItem = z.infer<typeof GalleryItem>
