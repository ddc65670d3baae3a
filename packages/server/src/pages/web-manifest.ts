import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { paths } from '#contract/paths.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { SiteFileRequest } from './renderer.ts'

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const colours = { theme_color: '#A9E1FF', background_color: '#FFF8EC' }

export async function writeWebManifest({ origin, api }: SiteFileRequest): Promise<string> {
  const { status, body } = await api(API_PREFIX + endpoints.businessInfo.path)
  if (status !== 200) throw new Error(`The centre's name could not be read: the API answered ${status}.`)
  const { name, decription } = (body as OneOf<BusinessInfo>).data
  const known = name || new URL(origin).hostname
  return JSON.stringify({
    id: '/',
    name: known,
    short_name: known,
    ...(decription && { description: decription }),
    lang: 'en',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    ...colours,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-192.png', 192, 'maskable'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'My tickets', url: paths.myTickets, icons: [icon('/icon-192.png', 192, 'any')] },
      { name: 'Buy tickets', url: paths.tickets, icons: [icon('/icon-192.png', 192, 'any')] },
    ],
  })
}
