import type { Picture } from '#contract/schemas/picture.ts'
import { MEDIA_PREFIX } from './storage.ts'

type ShownPicture = { key: string; widths: number[]; width: number; height: number; alt: string }

export const presentPicture = ({ key, widths, width, height, alt }: ShownPicture): Picture => ({
  base: MEDIA_PREFIX + key,
  widths,
  width,
  height,
  alt,
})

export const imageUrl = ({ key, widths }: Pick<ShownPicture, 'key' | 'widths'>): string =>
  `${MEDIA_PREFIX}${key}/${Math.max(...widths)}.jpg`
