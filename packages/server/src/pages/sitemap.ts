import type { SiteFileRequest } from './renderer.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

export async function writeSitemap({ origin, api, addresses }: SiteFileRequest): Promise<string> {
  const urls = (await addresses(api)).map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
