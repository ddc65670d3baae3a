export const DEFAULT_PAGE_SIZE = 15
export const MAX_PAGE_SIZE = 150

/** An empty list still has one page, so that "page 1 of 1" is always true. */
export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** The first page of a list has no number in its address, so that it has one address only. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

/** The page of a URL: whole numbers from 1; anything else a person may have typed means the first page. */
export const pageOf = (raw: string | null): number => (raw !== null && /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : 1)
