import type { Language } from '#contract/rules/language.ts'
import type { Picture } from '#contract/schemas/picture.ts'
import { inLanguage } from '../http/in-language.ts'
import { MEDIA_PREFIX } from './storage.ts'

type ShownPicture = { key: string; widths: number[]; width: number; height: number; alt: string; altBn?: string | null }

export const presentPicture = (
  { key, widths, width, height, alt, altBn }: ShownPicture,
  language: Language = 'en',
): Picture => ({ base: MEDIA_PREFIX + key, widths, width, height, alt: inLanguage(language, alt, altBn) })

export const imageUrl = ({ key, widths }: Pick<ShownPicture, 'key' | 'widths'>): string =>
  `${MEDIA_PREFIX}${key}/${Math.max(...widths)}.jpg`
