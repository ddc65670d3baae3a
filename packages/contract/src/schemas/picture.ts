import { z } from 'zod'

/** A stored raster: `${base}/${w}.avif`, `.webp` and `.jpg` exist for every w in widths. */
export const Picture = z.object({
  base: z.string(),
  widths: z.array(z.int()).min(1),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
})
export type Picture = z.infer<typeof Picture>
