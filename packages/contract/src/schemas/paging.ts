import { z } from 'zod'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rules/paging.ts'

const wholeNumber = (name: string, max: number) =>
  z.coerce
    .number(`${name} must be a whole number.`)
    .int(`${name} must be a whole number.`)
    .min(1, `${name} must be at least 1.`)
    .max(max, `${name} must be at most ${max}.`)

export const PageQuery = z.object({
  page: wholeNumber('page', 1_000_000).default(1),
  per_page: wholeNumber('per_page', MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
})
export type PageQuery = z.infer<typeof PageQuery>

export const PageMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
})
export type PageMeta = z.infer<typeof PageMeta>

export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: PageMeta })
export type ListOf<T> = { data: T[]; meta: PageMeta }

export const oneOf = <T extends z.ZodType>(item: T) => z.object({ data: item })
export type OneOf<T> = { data: T }

export const IdParams = z.object({ id: z.coerce.number('id must be a number.').int('id must be a whole number.').min(1, 'id must be at least 1.').max(2_147_483_647, 'id is too large.') })
