import type { Language } from '#contract/rules/language.ts'
import { toTaka } from '#contract/rules/money.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { GalleryItem } from '#contract/schemas/gallery.ts'
import type { Group } from '#contract/schemas/group.ts'
import type { Package } from '#contract/schemas/package.ts'
import type { Product } from '#contract/schemas/product.ts'
import type { Ride } from '#contract/schemas/ride.ts'
import { inLanguage, onlyInBangla } from '../http/in-language.ts'
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

const shown = (picture: PictureRow | null, language: Language) => ({
  image: picture && imageUrl(picture),
  picture: picture && presentPicture(picture, language),
})

export const presentRide = (row: Listed<'rides'>, language: Language): Ride => ({
  id: row.id,
  name: inLanguage(language, row.name, row.nameBn),
  details: inLanguage(language, row.details, row.detailsBn),
  ...shown(row.picture, language),
})

export const presentGallery = ({ id, picture }: Listed<'galleries'>, language: Language): GalleryItem => ({
  id,
  image: imageUrl(picture),
  picture: presentPicture(picture, language),
})

export const presentGroup = (group: GroupRow, items: GroupItemRow[], language: Language): Group => ({
  id: group.id,
  title: inLanguage(language, group.title, group.titleBn),
  content: items.map((item) => ({
    id: item.id,
    title: inLanguage(language, item.title, item.titleBn),
    description: inLanguage(language, item.description, item.descriptionBn),
    color: item.color,
    icon: item.icon,
  })),
})

export const presentProduct = (row: Listed<'products'>, language: Language): Product => ({
  id: row.id,
  name: inLanguage(language, row.name, row.nameBn),
  price: toTaka(row.price),
  age: inLanguage(language, row.age, row.ageBn),
  minutes: row.minutes,
  min_height_cm: row.minHeightCm,
  max_height_cm: row.maxHeightCm,
  socks: row.socks,
  reentry: row.reentry,
  ...onlyInBangla(language, { type: row.name, age_en: row.age }),
})

export const presentPackage = (row: PackageRow, details: DetailRow[], language: Language): Package => ({
  id: row.id,
  title: inLanguage(language, row.title, row.titleBn),
  name: inLanguage(language, row.name, row.nameBn),
  month: row.month,
  price: toTaka(row.price),
  old_price: row.oldPrice === null ? null : toTaka(row.oldPrice),
  details: details.map(({ id, qty, price, productName, productNameBn }) => ({
    id,
    qty,
    price: toTaka(price),
    product: {
      name: productName,
      ...onlyInBangla(language, { type_name: inLanguage(language, productName, productNameBn) }),
    },
  })),
  days: row.days,
  hour: row.hour,
  extra_hour_price: toTaka(row.extraHourPrice),
  ...shown(row.picture, language),
  description: inLanguage(language, row.description, row.descriptionBn),
})

export const presentBranch = ({ id, name, nameBn }: Listed<'branches'>, language: Language): Branch => ({
  id,
  name: inLanguage(language, name, nameBn),
})
