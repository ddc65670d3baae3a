import { z } from 'zod'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rules/paging.ts'
import { withPlainDigits } from '../rules/phone.ts'

/** A number in an address is written in digits, plain or Bangla: 0x10 and 1e3 are none. */
const inDigits = (typed: unknown): unknown => {
  const text = typeof typed === 'string' ? withPlainDigits(typed) : ''
  return /^-?\d+$/.test(text) ? Number(text) : NaN
}

const wholeNumber = (name: string) => z.int(`${name} must be a whole number.`).min(1, `${name} must be at least 1.`)

export const PageQuery = z.object({
  page: z.preprocess(inDigits, wholeNumber('page')).default(1),
  per_page: z
    .preprocess(inDigits, wholeNumber('per_page').max(MAX_PAGE_SIZE, `per_page must be at most ${MAX_PAGE_SIZE}.`))
    .default(DEFAULT_PAGE_SIZE),
})
export type PageQuery = z.infer<typeof PageQuery>

export const PageMeta = z.object({ current_page: z.int(), last_page: z.int(), per_page: z.int(), total: z.int() })
export type PageMeta = z.infer<typeof PageMeta>

export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: PageMeta })
export type ListOf<T> = { data: T[]; meta: PageMeta }

export const oneOf = <T extends z.ZodType>(item: T) => z.object({ data: item })
export const changedOne = <T extends z.ZodType>(item: T) => oneOf(item).extend({ message: z.string() })
export type OneOf<T> = { data: T }

export const idInAddress = (name: string) =>
  z.preprocess(inDigits, wholeNumber(name).max(2_147_483_647, `${name} is too large.`))

export const IdParams = z.object({ id: idInAddress('id') })
export type IdParams = z.infer<typeof IdParams>
