import type { Language } from '#contract/rules/language.ts'
import { AppError } from '../http/app-error.ts'
import type { Rows } from '../http/public-reads.ts'
import { presentGroup, presentPackage, type GroupRow, type PackageRow } from './present.ts'
import type { CatalogueQueries } from './queries.ts'

export const mapRows = <Row, Item>({ rows, total }: Rows<Row>, present: (row: Row) => Item): Rows<Item> => ({
  rows: rows.map((row) => present(row)),
  total,
})

export async function withItems(queries: CatalogueQueries, groups: Rows<GroupRow>, language: Language) {
  const items = Map.groupBy(await queries.itemsOfGroups(idsOf(groups.rows)), (item) => item.groupId)
  return mapRows(groups, (group) => presentGroup(group, items.get(group.id) ?? [], language))
}

export async function withDetails(queries: CatalogueQueries, packages: Rows<PackageRow>, language: Language) {
  const details = Map.groupBy(await queries.detailsOfPackages(idsOf(packages.rows)), (detail) => detail.packageId)
  return mapRows(packages, (row) => presentPackage(row, details.get(row.id) ?? [], language))
}

export async function readPackage(queries: CatalogueQueries, id: number, language: Language) {
  const found = await queries.packageById(id)
  if (found === undefined) throw new AppError('not_found')
  return presentPackage(found, await queries.detailsOfPackages([id]), language)
}

const idsOf = (rows: { id: number }[]): number[] => rows.map((row) => row.id)
