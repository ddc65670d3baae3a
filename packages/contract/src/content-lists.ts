/** The lists of what the site shows and sells, as the API names them. */
export const contentLists = [
  'rides',
  'galleries',
  'services',
  'abouts',
  'products',
  'goods',
  'rider-types',
  'packages',
  'branches',
] as const
export type ContentList = (typeof contentLists)[number]

/** One of a list, as the log and the versions name it. */
export const thingKinds = {
  rides: 'ride',
  galleries: 'gallery',
  services: 'service',
  abouts: 'about',
  products: 'ticket',
  goods: 'goods',
  'rider-types': 'rider_type',
  packages: 'package',
  branches: 'branch',
} as const satisfies Record<ContentList, string>
export type ThingKind = (typeof thingKinds)[ContentList] | 'business' | 'settings' | 'policy'

/** So many things a list can have, the bin apart: every screen shows a list whole. */
export const mostThings = {
  rides: 200,
  galleries: 500,
  services: 50,
  abouts: 50,
  products: 100,
  goods: 200,
  'rider-types': 50,
  packages: 100,
  branches: 50,
} as const satisfies Record<ContentList, number>

/** What was deleted can be put back for so long. */
export const BIN_DAYS = 30
