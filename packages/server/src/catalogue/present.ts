import { toTaka } from '#contract/rules/money.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { GalleryItem } from '#contract/schemas/gallery.ts'
import type { Group } from '#contract/schemas/group.ts'
import type { Package } from '#contract/schemas/package.ts'
import type { Product } from '#contract/schemas/product.ts'
import type { Ride } from '#contract/schemas/ride.ts'
import { imageUrl, presentPicture } from '../pictures/present.ts'
import type { CatalogueQueries } from './queries.ts'

type Listed<Name extends 'rides' | 'galleries' | 'abouts' | 'products' | 'packages' | 'branches'> = Awaited<
  ReturnType<CatalogueQueries[Name]>
>['rows'][number]
export type GroupItemRow = Awaited<ReturnType<CatalogueQueries['itemsOfGroups']>>[number]
export type DetailRow = Awaited<ReturnType<CatalogueQueries['detailsOfPackages']>>[number]
export type GroupRow = Listed<'abouts'>
export type PackageRow = Listed<'packages'>

type PictureRow = NonNullable<Listed<'rides'>['picture']>

const shown = (picture: PictureRow | null) => ({
  image: picture && imageUrl(picture),
  picture: picture && presentPicture(picture),
})

export const presentRide = ({ id, name, details, picture }: Listed<'rides'>): Ride => ({
  id,
  name,
  details,
  ...shown(picture),
})

export const presentGallery = ({ id, picture }: Listed<'galleries'>): GalleryItem => ({
  id,
  image: imageUrl(picture),
  picture: presentPicture(picture),
})

export const presentGroup = (group: GroupRow, items: GroupItemRow[]): Group => ({
  id: group.id,
  title: group.title,
  content: items.map(({ id, title, description, color, icon }) => ({ id, title, description, color, icon })),
})

export const presentProduct = (row: Listed<'products'>): Product => ({
  id: row.id,
  name: row.name,
  price: toTaka(row.price),
  age: row.age,
  minutes: row.minutes,
  min_height_cm: row.minHeightCm,
  max_height_cm: row.maxHeightCm,
  socks: row.socks,
  reentry: row.reentry,
})

export const presentPackage = (row: PackageRow, details: DetailRow[]): Package => ({
  id: row.id,
  title: row.title,
  name: row.name,
  month: row.month,
  price: toTaka(row.price),
  old_price: row.oldPrice === null ? null : toTaka(row.oldPrice),
  details: details.map(({ id, qty, price, productName }) => ({
    id,
    qty,
    price: toTaka(price),
    product: { name: productName },
  })),
  days: row.days,
  hour: row.hour,
  extra_hour_price: toTaka(row.extraHourPrice),
  ...shown(row.picture),
  description: row.description,
})

export const presentBranch = ({ id, name }: Listed<'branches'>): Branch => ({ id, name })
