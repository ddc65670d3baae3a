import type { BusinessThing } from '#contract/schemas/content.ts'
import type { BusinessFields } from '#contract/schemas/centre-fields.ts'
import { inBangla } from '#words/office.ts'
import * as words from '#words/office-centre.ts'
import { draftOf, type PictureDraft } from '../pictures/picture-draft.ts'

const texts = [
  'name',
  'name_bn',
  'banner_text',
  'banner_text_bn',
  'decription',
  'decription_bn',
  'trade_license_no',
  'bin',
  'facebook',
  'x',
  'instagram',
  'linkedin',
  'youtube',
  'address',
  'address_bn',
  'phone',
  'phone_2',
  'email',
  'email_2',
  'opening_hours',
  'opening_hours_bn',
  'guideline',
  'guideline_bn',
  'maps_iframe',
] as const satisfies (keyof BusinessFields)[]

type Drawings = Pick<BusinessFields, 'logo' | 'wordmark'>
type Banners = { banner: PictureDraft; banner_wide: PictureDraft }
export type BusinessValues = Record<(typeof texts)[number], string> & Drawings & Banners
export type BusinessChecked = Omit<BusinessFields, 'banner_picture_id' | 'banner_wide_picture_id'> & Banners

export const businessValues = (thing: BusinessThing | null): BusinessValues => ({
  ...(Object.fromEntries(texts.map((field) => [field, thing?.[field] ?? ''])) as Record<
    (typeof texts)[number],
    string
  >),
  logo: thing?.logo ?? null,
  wordmark: thing?.wordmark ?? null,
  banner: draftOf(thing?.banner_picture ?? null),
  banner_wide: draftOf(thing?.banner_wide_picture ?? null),
})

const both = (field: string, name: string) => ({ [field]: name, [`${field}_bn`]: inBangla(name) })

/** What the fields are called in the history and where two editors meet. */
export const businessNames: Record<string, string> = {
  ...both('name', words.name),
  ...both('banner_text', words.bannerText),
  ...both('decription', words.description),
  ...both('address', words.address),
  ...both('opening_hours', words.hours),
  ...both('guideline', words.guideline),
  ...words.socialNames,
  trade_license_no: words.licence,
  bin: words.bin,
  phone: words.phone,
  phone_2: words.phone2,
  email: words.email,
  email_2: words.email2,
  maps_iframe: words.map,
  logo: words.logo,
  wordmark: words.wordmark,
  banner: words.banner,
  banner_wide: words.bannerWide,
  banner_picture_id: words.banner,
  banner_wide_picture_id: words.bannerWide,
}
