import { and, count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
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
    .orderBy(rides.position, rides.id)
    .limit(limit)
    .offset(offset)
    .prepare('rides_page')
  return paged(page, prepareTotal(db, 'rides', rides))
}

const prepareGalleries = (db: Tx) => {
  const page = db
    .select({ id: galleries.id, picture: pictures })
    .from(galleries)
    .innerJoin(pictures, eq(pictures.id, galleries.pictureId))
    .orderBy(galleries.position, galleries.id)
    .limit(limit)
    .offset(offset)
    .prepare('galleries_page')
  return paged(page, prepareTotal(db, 'galleries', galleries))
}

const prepareGroups = (db: Tx, list: (typeof groupLists)[number]) => {
  const page = db
    .select({ id: groups.id, title: groups.title, titleBn: groups.titleBn })
    .from(groups)
    .where(eq(groups.list, list))
    .orderBy(groups.position, groups.id)
    .limit(limit)
    .offset(offset)
    .prepare(`${list}_page`)
  return paged(page, prepareTotal(db, list, groups, eq(groups.list, list)))
}

const prepareItems = (db: Tx) => {
  const items = db
    .select()
    .from(groupItems)
    .where(sql`${groupItems.groupId} = any(${ids})`)
    .orderBy(groupItems.position, groupItems.id)
    .prepare('items_of_groups')
  return (groupIds: number[]) => items.execute({ ids: groupIds })
}

const prepareProducts = (db: Tx) => {
  const page = db
    .select()
    .from(products)
    .where(eq(products.onSale, true))
    .orderBy(products.position, products.id)
    .limit(limit)
    .offset(offset)
    .prepare('products_page')
  return paged(page, prepareTotal(db, 'products', products, eq(products.onSale, true)))
}

const packagesOnSale = (db: Tx, where?: SQL) =>
  db
    .select({ ...getTableColumns(packages), picture: pictures })
    .from(packages)
    .leftJoin(pictures, eq(pictures.id, packages.pictureId))
    .where(and(eq(packages.onSale, true), where))
    .orderBy(packages.position, packages.id)

const preparePackages = (db: Tx) => {
  const page = packagesOnSale(db).limit(limit).offset(offset).prepare('packages_page')
  return paged(page, prepareTotal(db, 'packages', packages, eq(packages.onSale, true)))
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
    .where(eq(branches.open, true))
    .orderBy(branches.position, branches.id)
    .limit(limit)
    .offset(offset)
    .prepare('branches_page')
  return paged(page, prepareTotal(db, 'branches', branches, eq(branches.open, true)))
}
