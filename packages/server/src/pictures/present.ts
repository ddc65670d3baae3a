import type { Language } from '#contract/rules/language.ts'
import type { Picture } from '#contract/schemas/picture.ts'
import type { StaffPicture } from '#contract/schemas/staff-picture.ts'
import { inLanguage } from '../http/in-language.ts'
import { MEDIA_PREFIX } from './storage.ts'

type Sized = { key: string; widths: number[]; width: number; height: number }
type ShownPicture = Sized & { alt: string; altBn?: string | null; focusX?: number; focusY?: number }
type KeptPicture = Required<ShownPicture> & { id: number; use: string }

const MIDDLE = 50

const presentSizes = ({ key, widths, width, height }: Sized) => ({ base: MEDIA_PREFIX + key, widths, width, height })

export function presentPicture(picture: ShownPicture, language: Language = 'en'): Picture {
  const { alt, altBn, focusX = MIDDLE, focusY = MIDDLE } = picture
  const isMiddle = focusX === MIDDLE && focusY === MIDDLE
  return {
    ...presentSizes(picture),
    alt: inLanguage(language, alt, altBn),
    ...(!isMiddle && { focus: [focusX, focusY] }),
  }
}

/** For who writes both languages and sets the point of focus. */
export const presentStaffPicture = (picture: KeptPicture): StaffPicture => ({
  ...presentSizes(picture),
  id: picture.id,
  use: picture.use,
  alt: picture.alt,
  alt_bn: picture.altBn,
  focus_x: picture.focusX,
  focus_y: picture.focusY,
})

export const imageUrl = ({ key, widths }: Pick<ShownPicture, 'key' | 'widths'>): string =>
  `${MEDIA_PREFIX}${key}/${Math.max(...widths)}.jpg`
