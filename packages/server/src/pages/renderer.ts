import type { RenderedPage, Renderer, RenderRequest } from '#contract/page.ts'

export type Drawing = Pick<RenderedPage, 'status' | 'location' | 'last' | 'complete' | 'error'> & {
  document: string
  policy: string
  type?: string
}

export type PageSource = Pick<Renderer, 'placeOf' | 'addresses'> & { draw(request: RenderRequest): Promise<Drawing> }

export type SiteFileRequest = Pick<RenderRequest, 'origin' | 'api'> & Pick<Renderer, 'addresses'>
