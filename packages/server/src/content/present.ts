import type { Language } from '#contract/rules/language.ts'
import type { BusinessInfo, Settings } from '#contract/schemas/business.ts'
import { inLanguage, onlyInBangla } from '../http/in-language.ts'
import { imageUrl, presentPicture } from '../pictures/present.ts'
import type { ContentQueries } from './queries.ts'

type BusinessInfoRow = Awaited<ReturnType<ContentQueries['businessInfo']>>
type SettingsRow = Awaited<ReturnType<ContentQueries['settings']>>

/** A field that was emptied is as absent as one that was never filled. */
export const blankToNull = (text: string | null | undefined): string | null => text?.trim() || null

/** A centre that has told nothing of itself yet is still a whole answer: every field is there, and empty. */
export const presentBusinessInfo = (row: BusinessInfoRow, language: Language): BusinessInfo => ({
  name: inLanguage(language, row?.name, row?.nameBn) ?? '',
  logo: blankToNull(row?.logo),
  wordmark: blankToNull(row?.wordmark),
  banner: row?.banner ? imageUrl(row.banner) : null,
  banner_picture: row?.banner ? presentPicture(row.banner, language) : null,
  banner_wide_picture: row?.bannerWide ? presentPicture(row.bannerWide, language) : null,
  banner_text: blankToNull(inLanguage(language, row?.bannerText, row?.bannerTextBn)),
  decription: blankToNull(inLanguage(language, row?.decription, row?.decriptionBn)),
  trade_license_no: blankToNull(row?.tradeLicenseNo),
  facebook: blankToNull(row?.facebook),
  x: blankToNull(row?.x),
  instagram: blankToNull(row?.instagram),
  linkedin: blankToNull(row?.linkedin),
  youtube: blankToNull(row?.youtube),
  address: blankToNull(inLanguage(language, row?.address, row?.addressBn)),
  phone: blankToNull(row?.phone),
  phone_2: blankToNull(row?.phone2),
  email: blankToNull(row?.email),
  email_2: blankToNull(row?.email2),
  opening_hours: blankToNull(inLanguage(language, row?.openingHours, row?.openingHoursBn)),
  guideline: blankToNull(inLanguage(language, row?.guideline, row?.guidelineBn)),
  maps_iframe: blankToNull(row?.mapsIframe),
  ...onlyInBangla(language, {
    opening_hours_en: blankToNull(row?.openingHours),
    guideline_en: blankToNull(row?.guideline),
  }),
})

/** Stored in hundredths of a percent, told in percent: 750 is 7.5. */
export const presentSettings = (row: Pick<NonNullable<SettingsRow>, 'vatRateBp'> | undefined): Settings => ({
  vat_rate: (row?.vatRateBp ?? 0) / 100,
})
