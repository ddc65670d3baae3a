import { inArray } from 'drizzle-orm'
import type { ContentList } from '#contract/content-lists.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import { branches } from '../catalogue/tables.ts'
import { AppError } from '../http/app-error.ts'
import type { Shelf } from './shelf.ts'
import { shelves } from './shelves.ts'

type By = Pick<StaffActor, 'branchIds'>

/** Of the branches one sees one's own: the others are as if they were not there. All else is everybody's. */
export const shelfFor = ({ branchIds }: By, list: ContentList): Shelf =>
  list === 'branches' && branchIds !== null
    ? { ...shelves.branches, where: inArray(branches.id, [0, ...branchIds]) }
    : shelves[list]

export function refuseOthers(by: By, list: ContentList, id: number): void {
  if (list === 'branches' && !worksAt(by, id)) throw new AppError('not_found')
}

/** Which branches there are, and in which order, is for who works at all of them. */
export const keepsAll = ({ branchIds }: By, list: ContentList): boolean => list !== 'branches' || branchIds === null

export function refuseKeeping(by: By, { list }: Pick<Shelf, 'list'>): void {
  if (!keepsAll(by, list)) throw new AppError('forbidden')
}
