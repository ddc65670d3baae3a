/** What the web package's entry-server gives: the inside of a page, and the address it may be kept under. */
export type Renderer = {
  render(request: RenderRequest): Promise<Rendered>
  cacheKey(url: string): string | null
}

export type RenderRequest = { url: string; origin: string; api: ApiCall }
export type ApiCall = (path: string) => Promise<{ status: number; body: unknown }>

export type Rendered = {
  status: number
  location?: string
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

/** A whole document, with the policy that lets its own style through. */
export type Drawing = Pick<Rendered, 'status' | 'location' | 'complete' | 'error'> & { document: string; policy: string }

/** Where pages come from: the build, or Vite while someone works on them. */
export type PageSource = {
  draw(request: RenderRequest): Promise<Drawing>
  cacheKey(url: string): string | null
}
