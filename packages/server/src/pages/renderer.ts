/**
 * Where a page is kept, and the address it is drawn from: one of a list has a number, one that waits for a customer is their own
 * and is kept here only.
 */
export type Place = { path: string; page: number; own: boolean }

/** What the web package's entry-server gives: the inside of a page, where it is kept (null: nowhere), every public address. */
export type Renderer = {
  render(request: RenderRequest): Promise<Rendered>
  placeOf(url: string): Place | null
  addresses(api: ApiCall): Promise<string[]>
}

export type RenderRequest = { url: string; origin: string; api: ApiCall }
export type ApiCall = (path: string) => Promise<{ status: number; body: unknown }>

export type Rendered = {
  status: number
  location?: string
  /** The last page of the list that this one is of. */
  last?: number
  head: string
  html: string
  state: string
  /** Names of the matched screens in the build's manifest. */
  modules: string[]
  /** False when some query failed: such a page must not be kept. */
  complete: boolean
  /** Why the page could not be drawn; for the log only. */
  error?: unknown
}

/** A whole document, with the policy that lets its own style through; HTML, unless `type` says otherwise. */
export type Drawing = Pick<Rendered, 'status' | 'location' | 'last' | 'complete' | 'error'> & { document: string; policy: string; type?: string }

/** Where pages come from: the build, or Vite while someone works on them. */
export type PageSource = Pick<Renderer, 'placeOf' | 'addresses'> & {
  draw(request: RenderRequest): Promise<Drawing>
}

/** What a file is written from that stands beside the pages. */
export type SiteFileRequest = Pick<RenderRequest, 'origin' | 'api'> & Pick<Renderer, 'addresses'>
