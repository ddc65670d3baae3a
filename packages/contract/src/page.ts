import type { Language } from './rules/language.ts'

/** A call of the API from inside the process, while a page is rendered. */
export type ApiCall = (path: string) => Promise<{ status: number; body: unknown }>

export type RenderRequest = { url: string; origin: string; api: ApiCall }

/** What a page answers with; `last` is the number of the last page, if it is one of a list. */
export type PageAnswer = { status: number; location?: string; last?: number }

export type RenderedPage = PageAnswer & {
  language: Language
  head: string
  html: string
  state: string
  /** Names of the matched screens in the build's manifest. */
  modules: string[]
  /** On a page that waits for a customer: what it will ask the API for, where `:id` stands for the end of the address. */
  calls?: string[]
  /** False when some query failed: such a page must not be kept. */
  complete: boolean
  /** Why the page could not be drawn; for the log only. */
  error?: unknown
}

/**
 * Where a page is kept, and the address it is drawn from: one of a list has a number, one that waits for a customer is their own
 * and is kept here only.
 */
export type Place = { path: string; page: number; own: boolean }

/** What the site's entry for the server gives: the inside of a page, where it is kept (null: nowhere), every public address. */
export type Renderer = {
  render(request: RenderRequest): Promise<RenderedPage>
  placeOf(url: string): Place | null
  addresses(api: ApiCall): Promise<string[]>
}

/** The elements of a document that both sides know: where the markup stands, and the state it was rendered from. */
export const ROOT_ID = 'root'
export const CALLS = 'data-calls'
export const STATE_ID = 'state'

/** JSON to stand inside a script element: `<` would let content end that element. */
export const embedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
