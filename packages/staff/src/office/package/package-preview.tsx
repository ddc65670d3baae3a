import { useFormContext, useWatch } from 'react-hook-form'
import { PackageCard } from '#cards/package-card.tsx'
import { themeOfId } from '#cards/package-words.ts'
import type { Package } from '#contract/schemas/package.ts'
import type { RiderTypeThing } from '#contract/schemas/content.ts'
import { packages } from '#words/office-lists.ts'
import { PreviewPhone } from '../form/preview-phone.tsx'
import { useLocalFile } from '../pictures/local-files.ts'
import { pictureOf } from '../pictures/picture-draft.ts'
import { useThingsQuery } from '../thing-api.ts'
import type { PackageValues } from './package-values.ts'

const number = (value: number | null): number => (Number.isFinite(value) ? (value ?? 0) : 0)

/** The card of the site, drawn anew by itself at each key. */
export function PackagePreview({ id }: { id: number | null }) {
  const { control } = useFormContext<PackageValues>()
  const typed = useWatch({ control }) as PackageValues
  useLocalFile(typed.picture.file_key)
  const types = (useThingsQuery('/staff/rider-types').currentData ?? []) as RiderTypeThing[]
  return (
    <PreviewPhone title={packages}>
      <PackageCard pack={packOf(id ?? 1, typed, types)} theme={themeOfId(id ?? 1)} />
    </PreviewPhone>
  )
}

const packOf = (id: number, typed: PackageValues, types: RiderTypeThing[]): Package => ({
  id,
  title: typed.title,
  name: typed.name,
  description: typed.description,
  days: typed.days,
  image: null,
  picture: pictureOf(typed.picture),
  month: number(typed.month),
  price: number(typed.price),
  old_price: typed.old_price === null ? null : number(typed.old_price),
  hour: number(typed.hour),
  extra_hour_price: number(typed.extra_hour_price),
  details: typed.details.map(({ rider_type_id, qty, price }, at) => ({
    id: at,
    qty: number(qty),
    price: number(price),
    product: { name: types.find((type) => type.id === rider_type_id)?.name ?? '…' },
  })),
})
