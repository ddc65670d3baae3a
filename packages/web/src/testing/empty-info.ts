import type { BusinessInfo } from '#contract/schemas/business.ts'

/** A centre that has told nothing but its name. */
export const emptyInfo: BusinessInfo = {
  name: 'Play Centre',
  logo: null,
  wordmark: null,
  banner: null,
  banner_picture: null,
  banner_wide_picture: null,
  banner_text: null,
  decription: null,
  trade_license_no: null,
  facebook: null,
  x: null,
  instagram: null,
  linkedin: null,
  youtube: null,
  address: null,
  phone: null,
  phone_2: null,
  email: null,
  email_2: null,
  opening_hours: null,
  guideline: null,
  maps_iframe: null,
}
