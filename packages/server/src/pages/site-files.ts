import type { Drawing, PageSource, SiteFileRequest } from './renderer.ts'
import { writeRobots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

type SiteFile = { type: string; write(request: SiteFileRequest): Promise<string> }

const siteFiles = new Map<string, SiteFile>([
  ['/sitemap.xml', { type: 'application/xml; charset=utf-8', write: writeSitemap }],
  ['/robots.txt', { type: 'text/plain; charset=utf-8', write: writeRobots }],
  ['/site.webmanifest', { type: 'application/manifest+json; charset=utf-8', write: writeWebManifest }],
])

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

export const withSiteFiles = (source: PageSource): PageSource => ({
  ...source,
  placeOf: (url) => (siteFiles.has(pathOf(url)) ? { path: pathOf(url), page: 1, own: false } : source.placeOf(url)),
  draw: (request) => {
    const file = siteFiles.get(pathOf(request.url))
    return file ? drawFile(file, { ...request, addresses: source.addresses }) : source.draw(request)
  },
})

async function drawFile({ type, write }: SiteFile, request: SiteFileRequest): Promise<Drawing> {
  return { status: 200, type, document: await write(request), policy: "default-src 'none'", complete: true }
}
