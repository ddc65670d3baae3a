export const pictureUses = {
  'banner-phone': { widths: [800, 1200], square: false },
  'banner-wide': { widths: [1200, 1800], square: false },
  ride: { widths: [360, 800], square: false },
  gallery: { widths: [640, 1200], square: false },
  package: { widths: [720], square: false },
  avatar: { widths: [176, 352], square: true },
} as const

export type PictureUse = keyof typeof pictureUses
export type Size = { width: number; height: number }

/** Smallest first. A photo is never enlarged past its own pixels; a drawing has no pixels of its own. */
export function sizesFor(use: PictureUse, source: Size & { format: string }): Size[] {
  const { widths, square } = pictureUses[use]
  const own = square ? Math.min(source.width, source.height) : source.width
  const kept = source.format === 'svg' ? widths : widths.map((width) => Math.min(width, own))
  const ratio = square ? 1 : source.height / source.width
  return [...new Set(kept)].map((width) => ({ width, height: Math.max(1, Math.round(width * ratio)) }))
}
