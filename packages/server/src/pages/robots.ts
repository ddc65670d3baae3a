import { API_PREFIX } from '#contract/endpoints.ts'
import { paths } from '#contract/paths.ts'
import { addressIn, languages } from '#contract/rules/language.ts'
import { STAFF } from '#contract/staff-app.ts'
import type { SiteFileRequest } from './renderer.ts'

const withoutNumber = (path: string): string => path.replace(/\/:\w+$/, '')

/** What is behind sign-in, or is no page at all; everything else is there to be found. */
const closed = [
  `${API_PREFIX}/`,
  `${STAFF}/`,
  paths.dashboard,
  paths.ticketCheckout,
  withoutNumber(paths.membershipCheckout),
  paths.checkout,
]

const inAll = (path: string): string[] =>
  path.startsWith(API_PREFIX) || path.startsWith(STAFF)
    ? [path]
    : languages.map((language) => addressIn(language, path))

/** Asks nothing of the database: where this file fails, search engines stay away from the whole site. */
export const writeRobots = async ({ origin }: Pick<SiteFileRequest, 'origin'>): Promise<string> =>
  [
    'User-agent: *',
    ...closed.flatMap((path) => inAll(path)).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
