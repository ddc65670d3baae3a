import type { Picture } from '#contract/schemas/picture.ts'

export type Format = 'avif' | 'webp' | 'jpg'

export const srcSet = ({ base, widths }: Picture, format: Format): string =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')

export const largest = ({ base, widths }: Picture): string => `${base}/${Math.max(...widths)}.jpg`
