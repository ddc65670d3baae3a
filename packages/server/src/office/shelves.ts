import { eq, type SQL } from 'drizzle-orm'
import type { ContentList } from '#contract/content-lists.ts'
import { dhakaDay } from '#contract/rules/dates.ts'
import { BranchFields } from '#contract/schemas/centre-fields.ts'
import { GalleryFields, GroupFields, RideFields } from '#contract/schemas/ride-fields.ts'
import { GoodsFields, PackageFields, RiderTypeFields, TicketFields } from '#contract/schemas/ticket-fields.ts'
import * as words from '#contract/words/en/staff-content.ts'
import { branches, galleries, groups, packages, products, rides } from '../catalogue/tables.ts'
import { comingVisits, devicesAt, packagesUsing, runningOf, soldOf, soldPackages } from './fact-queries.ts'
import { cardsOf, ridersOf } from './part-queries.ts'
import { holdBranch, holdPackage, holdProduct } from './hold-back.ts'
import { refuseBranch, refuseGoods, refusePackage, refuseRiderType, refuseTicket } from './refuse-change.ts'
import type { Shelf } from './shelf.ts'
import { writeCards, writeRiders } from './write-parts.ts'

const groupsOf = (list: 'services' | 'abouts'): Shelf => ({
  list,
  table: groups,
  where: eq(groups.list, list),
  born: { list },
  fields: GroupFields,
  part: { field: 'cards', read: cardsOf, write: writeCards },
})

const isKind = (kind: 'ticket' | 'goods' | 'rider'): SQL => eq(products.kind, kind)
const onTheSide = { age: '', socks: 'none' }

const eachOf = async <T extends object>(ids: number[], fact: (id: number) => T): Promise<Map<number, T>> =>
  new Map(ids.map((id) => [id, fact(id)]))

/** Every list of the content. */
export const shelves: Record<ContentList, Shelf> = {
  rides: { list: 'rides', table: rides, fields: RideFields, pictureUse: 'ride' },
  galleries: { list: 'galleries', table: galleries, fields: GalleryFields, pictureUse: 'gallery' },
  services: groupsOf('services'),
  abouts: groupsOf('abouts'),
  products: {
    list: 'products',
    table: products,
    where: isKind('ticket'),
    born: { kind: 'ticket' },
    fields: TicketFields,
    refuse: refuseTicket,
    hold: holdProduct,
    facts: async (tx, ids) => {
      const [sold, used] = [await soldOf(tx, ids), await packagesUsing(tx, ids)]
      return eachOf(ids, (id) => ({ sold: sold.has(id), used_by_packages: used.get(id) ?? 0 }))
    },
    constraints: { products_name_on_sale: ({ name }) => ({ field: 'name', says: words.ticketTwice(String(name)) }) },
  },
  goods: {
    list: 'goods',
    table: products,
    where: isKind('goods'),
    born: { kind: 'goods', online: false, ...onTheSide },
    fields: GoodsFields,
    refuse: refuseGoods,
    hold: holdProduct,
    facts: async (tx, ids) => {
      const sold = await soldOf(tx, ids)
      return eachOf(ids, (id) => ({ sold: sold.has(id) }))
    },
  },
  'rider-types': {
    list: 'rider-types',
    table: products,
    where: isKind('rider'),
    born: { kind: 'rider', price: 0, onSale: false, online: false, counter: false, ...onTheSide },
    fields: RiderTypeFields,
    refuse: refuseRiderType,
    hold: holdProduct,
    facts: async (tx, ids) => {
      const used = await packagesUsing(tx, ids)
      return eachOf(ids, (id) => ({ used_by_packages: used.get(id) ?? 0 }))
    },
  },
  packages: {
    list: 'packages',
    table: packages,
    fields: PackageFields,
    part: { field: 'details', read: ridersOf, write: writeRiders },
    pictureUse: 'package',
    refuse: refusePackage,
    hold: holdPackage,
    facts: async (tx, ids, now) => {
      const [running, sold] = [await runningOf(tx, ids, dhakaDay(now)), await soldPackages(tx, ids)]
      return eachOf(ids, (id) => ({ running: running.get(id) ?? 0, sold: sold.has(id) }))
    },
  },
  branches: {
    list: 'branches',
    table: branches,
    fields: BranchFields,
    refuse: refuseBranch,
    hold: holdBranch,
    facts: async (tx, ids, now) => {
      const [coming, at] = [await comingVisits(tx, ids, dhakaDay(now)), await devicesAt(tx, ids)]
      return eachOf(ids, (id) => ({
        coming_visits: coming.get(id) ?? 0,
        gates: at.get(id)?.gate ?? 0,
        counters: at.get(id)?.counter ?? 0,
      }))
    },
    constraints: { branches_name_once: ({ name }) => ({ field: 'name', says: words.branchTwice(String(name)) }) },
  },
}
