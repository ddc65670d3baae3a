import type { FetchedState } from '../api.ts'

/** What the server hands to the browser with the markup it rendered from it. */
export type PageState = { origin: string; fetched: FetchedState }
