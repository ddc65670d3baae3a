import type { RenderedPage, Renderer, RenderRequest } from '#contract/page.ts'

/** A whole document, with the policy that lets its own style through; HTML, unless `type` says otherwise. */
export type Drawing = Pick<RenderedPage, 'status' | 'location' | 'last' | 'complete' | 'error'> & { document: string; policy: string; type?: string }

/** Where pages come from: the build, or Vite while someone works on them. */
export type PageSource = Pick<Renderer, 'placeOf' | 'addresses'> & {
  draw(request: RenderRequest): Promise<Drawing>
}

/** What a file is written from that stands beside the pages. */
export type SiteFileRequest = Pick<RenderRequest, 'origin' | 'api'> & Pick<Renderer, 'addresses'>
