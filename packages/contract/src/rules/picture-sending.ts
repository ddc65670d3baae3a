/** What staff send pictures for. */
export const sentUses = ['banner-phone', 'banner-wide', 'ride', 'gallery', 'package', 'logo'] as const
export type SentUse = (typeof sentUses)[number]

export const MAX_ALT = 300
export const MOST_PICTURES_AT_ONCE = 30
export const PICTURES_IN_HAND = 3

/** Twice of what a browser sends: one that cannot make a photo smaller sends it as it is. */
export const MAX_PICTURE_BYTES = 10_485_760

/** What is larger is made smaller in the browser before it is sent, so no photo of a phone is refused. */
export const MAX_SENT_SIDE = 4000
export const MAX_SENT_BYTES = 5_242_880

type Size = { width: number; height: number }

/** Sizes below which a picture looks soft in its largest frame. */
const wanted: Record<SentUse, Size> = {
  'banner-phone': { width: 1200, height: 960 },
  'banner-wide': { width: 1800, height: 960 },
  ride: { width: 960, height: 960 },
  gallery: { width: 960, height: 960 },
  package: { width: 960, height: 960 },
  logo: { width: 176, height: 176 },
}

/** Smaller than asked for is a warning, not a refusal: the size that would be better, or null. */
export const betterSize = (use: SentUse, { width, height }: Size): Size | null =>
  width < wanted[use].width || height < wanted[use].height ? wanted[use] : null

export type Shrunk = Size & { isSmaller: boolean }

/** What size a photo is sent in. One that has few pixels and many bytes keeps its pixels and is only written anew. */
export function sentSize({ width, height }: Size, bytes: number): Shrunk {
  const scale = Math.min(1, MAX_SENT_SIDE / Math.max(width, height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: side(width), height: side(height), isSmaller: scale < 1 || bytes > MAX_SENT_BYTES }
}

/** What can be said of a chosen file before it is opened; the server looks inside. */
export const isPhotoName = (name: string): boolean => /\.(jpe?g|png)$/i.test(name)
