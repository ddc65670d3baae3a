import type { BusinessInfo, Settings } from '#contract/schemas/business.ts'
import { imageUrl, presentPicture } from '../pictures/present.ts'
import type { ContentQueries } from './queries.ts'

type BusinessInfoRow = Awaited<ReturnType<ContentQueries['businessInfo']>>
type SettingsRow = Awaited<ReturnType<ContentQueries['settings']>>

/** A field that was emptied is as absent as one that was never filled. */
export const told = (text: string | null | undefined): string | null => text?.trim() || null

/** A centre that has told nothing of itself yet is still a whole answer: every field is there, and empty. */
export const presentBusinessInfo = (row: BusinessInfoRow): BusinessInfo => ({
  name: row?.name ?? '',
  logo: told(row?.logo),
  wordmark: told(row?.wordmark),
  banner: row?.banner ? imageUrl(row.banner) : null,
  banner_picture: row?.banner ? presentPicture(row.banner) : null,
  banner_wide_picture: row?.bannerWide ? presentPicture(row.bannerWide) : null,
  banner_text: told(row?.bannerText),
  decription: told(row?.decription),
  trade_license_no: told(row?.tradeLicenseNo),
  facebook: told(row?.facebook),
  x: told(row?.x),
  instagram: told(row?.instagram),
  linkedin: told(row?.linkedin),
  youtube: told(row?.youtube),
  address: told(row?.address),
  phone: told(row?.phone),
  phone_2: told(row?.phone2),
  email: told(row?.email),
  email_2: told(row?.email2),
  opening_hours: told(row?.openingHours),
  guideline: told(row?.guideline),
  maps_iframe: told(row?.mapsIframe),
})

/** Stored in hundredths of a percent, told in percent: 750 is 7.5. */
export const presentSettings = (row: SettingsRow): Settings => ({ vat_rate: (row?.vatRateBp ?? 0) / 100 })
