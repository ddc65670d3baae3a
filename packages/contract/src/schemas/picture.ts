import { z } from 'zod'

const Percent = z.int().min(0).max(100)

/** A stored raster: `${base}/${w}.avif`, `.webp` and `.jpg` exist for every w in widths. */
export const Picture = z.object({
  base: z.string(),
  widths: z.array(z.int()).min(1),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** How far from the left and from the top the point lies that no frame cuts off, in percent; the middle is not told. */
  focus: z.tuple([Percent, Percent]).optional(),
})
export type Picture = z.infer<typeof Picture>
