import type { PackageThing } from '#contract/schemas/content.ts'
import type { PackageFields } from '#contract/schemas/ticket-fields.ts'
import { weekdays } from '#contract/rules/week.ts'
import { inBangla } from '#words/office.ts'
import * as words from '#words/office-centre.ts'
import { draftOf, type PictureDraft } from '../pictures/picture-draft.ts'

type Texts = 'title' | 'title_bn' | 'name' | 'name_bn' | 'description' | 'description_bn'
type Numbers = 'month' | 'price' | 'hour' | 'extra_hour_price'
export type RiderValues = { rider_type_id: number | null; qty: number | null; price: number | null }
export type PackageValues = Record<Texts, string> &
  Record<Numbers, number | null> &
  Pick<PackageFields, 'old_price' | 'days' | 'on_sale'> & { details: RiderValues[]; picture: PictureDraft }
export type PackageChecked = Omit<PackageFields, 'picture_id'> & { picture: PictureDraft }

export const packageValues = (pack: PackageThing | null): PackageValues => ({
  title: pack?.title ?? '',
  title_bn: pack?.title_bn ?? '',
  name: pack?.name ?? '',
  name_bn: pack?.name_bn ?? '',
  description: pack?.description ?? '',
  description_bn: pack?.description_bn ?? '',
  month: pack?.month ?? 1,
  price: pack?.price ?? null,
  old_price: pack?.old_price ?? null,
  hour: pack?.hour ?? 0,
  extra_hour_price: pack?.extra_hour_price ?? 0,
  days: pack?.days ?? [...weekdays],
  details: (pack?.details ?? []).map(({ rider_type_id, qty, price }) => ({ rider_type_id, qty, price })),
  on_sale: pack?.on_sale ?? true,
  picture: draftOf(pack?.picture ?? null),
})

export const packageNames = {
  title: words.title,
  title_bn: inBangla(words.title),
  name: words.name,
  name_bn: inBangla(words.name),
  description: words.description,
  description_bn: inBangla(words.description),
  month: words.months,
  price: words.price,
  old_price: words.oldPrice,
  hour: words.hoursADay,
  extra_hour_price: words.extraHour,
  days: words.validOn,
  details: words.riders,
  on_sale: words.onSale,
  picture: words.picture,
  picture_id: words.picture,
}
