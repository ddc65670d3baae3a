import type { BusinessInfo, Settings } from '#contract/schemas/business.ts'
import { imageUrl, presentPicture } from '../pictures/present.ts'
import type { ContentQueries } from './queries.ts'

type BusinessInfoRow = Awaited<ReturnType<ContentQueries['businessInfo']>>
type SettingsRow = Awaited<ReturnType<ContentQueries['settings']>>

/** A centre that has told nothing of itself yet is still a whole answer: every field is there, and empty. */
export const presentBusinessInfo = (row: BusinessInfoRow): BusinessInfo => ({
  name: row?.name ?? '',
  logo: row?.logo ?? null,
  wordmark: row?.wordmark ?? null,
  banner: row?.banner ? imageUrl(row.banner) : null,
  banner_picture: row?.banner ? presentPicture(row.banner) : null,
  banner_wide_picture: row?.bannerWide ? presentPicture(row.bannerWide) : null,
  banner_text: row?.bannerText ?? null,
  decription: row?.decription ?? null,
  trade_license_no: row?.tradeLicenseNo ?? null,
  facebook: row?.facebook ?? null,
  x: row?.x ?? null,
  instagram: row?.instagram ?? null,
  linkedin: row?.linkedin ?? null,
  youtube: row?.youtube ?? null,
  address: row?.address ?? null,
  phone: row?.phone ?? null,
  phone_2: row?.phone2 ?? null,
  email: row?.email ?? null,
  email_2: row?.email2 ?? null,
  opening_hours: row?.openingHours ?? null,
  guideline: row?.guideline ?? null,
  maps_iframe: row?.mapsIframe ?? null,
})

/** Stored in hundredths of a percent, told in percent: 750 is 7.5. */
export const presentSettings = (row: SettingsRow): Settings => ({ vat_rate: (row?.vatRateBp ?? 0) / 100 })
