import type { FetchedState } from '../api/api.ts'

/** What the server hands to the browser with the markup it rendered from it; `page` if it is one page of a list. */
export type PageState = { origin: string; page?: number; fetched: FetchedState }
