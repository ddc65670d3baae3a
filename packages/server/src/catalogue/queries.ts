import { and, count, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'
import { pictures } from '../pictures/tables.ts'
import {
  branches,
  galleries,
  groupItems,
  groups,
  packageDetails,
  packages,
  products,
  rides,
  type groupLists,
} from './tables.ts'

/** What is shown to everyone: live, and not in the bin. */
const shown = (table: typeof rides | typeof galleries | typeof groups) =>
  and(eq(table.live, true), isNull(table.deletedAt))
const shownIn = (list: (typeof groupLists)[number]) => and(eq(groups.list, list), shown(groups))
const ticketOnline = and(
  eq(products.kind, 'ticket'),
  eq(products.onSale, true),
  eq(products.online, true),
  isNull(products.deletedAt),
)
const packageOnSale = and(eq(packages.onSale, true), isNull(packages.deletedAt))
const branchOpen = and(eq(branches.open, true), isNull(branches.deletedAt))

type Slice = { limit: number; offset: number }
type Prepared<T> = { execute(values?: Record<string, unknown>): Promise<T[]> }

const limit = sql.placeholder('limit')
const offset = sql.placeholder('offset')
const ids = sql.placeholder('ids')

/** Every public read of the catalogue, prepared once: PostgreSQL parses and plans none of them per request. */
export const prepareCatalogue = (db: Tx) => ({
  rides: prepareRides(db),
  galleries: prepareGalleries(db),
  abouts: prepareGroups(db, 'abouts'),
  services: prepareGroups(db, 'services'),
  itemsOfGroups: prepareItems(db),
  products: prepareProducts(db),
  packages: preparePackages(db),
  packageById: preparePackage(db),
  detailsOfPackages: prepareDetails(db),
  branches: prepareBranches(db),
})
export type CatalogueQueries = ReturnType<typeof prepareCatalogue>

const paged =
  <T>(rows: Prepared<T>, total: Prepared<{ total: number }>) =>
  async (slice: Slice) => {
    const [found, [counted]] = await Promise.all([rows.execute(slice), total.execute()])
    return { rows: found, total: counted?.total ?? 0 }
  }

const prepareTotal = (db: Tx, name: string, table: AnyPgTable, where?: SQL) =>
  db.select({ total: count() }).from(table).where(where).prepare(`${name}_total`)

const prepareRides = (db: Tx) => {
  const page = db
    .select({ ...getTableColumns(rides), picture: pictures })
    .from(rides)
    .leftJoin(pictures, eq(pictures.id, rides.pictureId))
    .where(shown(rides))
    .orderBy(rides.position, rides.id)
    .limit(limit)
    .offset(offset)
    .prepare('rides_page')
  return paged(page, prepareTotal(db, 'rides', rides, shown(rides)))
}

const prepareGalleries = (db: Tx) => {
  const page = db
    .select({ id: galleries.id, picture: pictures })
    .from(galleries)
    .innerJoin(pictures, eq(pictures.id, galleries.pictureId))
    .where(shown(galleries))
    .orderBy(galleries.position, galleries.id)
    .limit(limit)
    .offset(offset)
    .prepare('galleries_page')
  return paged(page, prepareTotal(db, 'galleries', galleries, shown(galleries)))
}

const prepareGroups = (db: Tx, list: (typeof groupLists)[number]) => {
  const page = db
    .select({ id: groups.id, title: groups.title, titleBn: groups.titleBn })
    .from(groups)
    .where(shownIn(list))
    .orderBy(groups.position, groups.id)
    .limit(limit)
    .offset(offset)
    .prepare(`${list}_page`)
  return paged(page, prepareTotal(db, list, groups, shownIn(list)))
}

const prepareItems = (db: Tx) => {
  const items = db
    .select()
    .from(groupItems)
    .where(and(sql`${groupItems.groupId} = any(${ids})`, eq(groupItems.live, true)))
    .orderBy(groupItems.position, groupItems.id)
    .prepare('items_of_groups')
  return (groupIds: number[]) => items.execute({ ids: groupIds })
}

const prepareProducts = (db: Tx) => {
  const page = db
    .select()
    .from(products)
    .where(ticketOnline)
    .orderBy(products.position, products.id)
    .limit(limit)
    .offset(offset)
    .prepare('products_page')
  return paged(page, prepareTotal(db, 'products', products, ticketOnline))
}

const packagesOnSale = (db: Tx, where?: SQL) =>
  db
    .select({ ...getTableColumns(packages), picture: pictures })
    .from(packages)
    .leftJoin(pictures, eq(pictures.id, packages.pictureId))
    .where(and(packageOnSale, where))
    .orderBy(packages.position, packages.id)

const preparePackages = (db: Tx) => {
  const page = packagesOnSale(db).limit(limit).offset(offset).prepare('packages_page')
  return paged(page, prepareTotal(db, 'packages', packages, packageOnSale))
}

const preparePackage = (db: Tx) => {
  const one = packagesOnSale(db, eq(packages.id, sql.placeholder('id'))).prepare('package_by_id')
  return async (id: number) => (await one.execute({ id }))[0]
}

const prepareDetails = (db: Tx) => {
  const details = db
    .select({ ...getTableColumns(packageDetails), productName: products.name, productNameBn: products.nameBn })
    .from(packageDetails)
    .innerJoin(products, eq(products.id, packageDetails.productId))
    .where(sql`${packageDetails.packageId} = any(${ids})`)
    .orderBy(products.position, packageDetails.id)
    .prepare('details_of_packages')
  return (packageIds: number[]) => details.execute({ ids: packageIds })
}

const prepareBranches = (db: Tx) => {
  const page = db
    .select({ id: branches.id, name: branches.name, nameBn: branches.nameBn })
    .from(branches)
    .where(branchOpen)
    .orderBy(branches.position, branches.id)
    .limit(limit)
    .offset(offset)
    .prepare('branches_page')
  return paged(page, prepareTotal(db, 'branches', branches, branchOpen))
}
