import { MAP_HOSTS } from '#contract/rules/map.ts'
import type { Config } from '../config.ts'

export type Headers = Record<string, string>

/** Where the gateway's payment pages live, besides the address that opens a session. */
const GATEWAY_PAGES = ['https://epay-gw.sslcommerz.com', 'https://pay.sslcommerz.com']
const MAPS = MAP_HOSTS.map((host) => `https://${host}`)

const YEAR = 365 * 24 * 60 * 60
const isHttps = (config: Config) => config.publicUrl.startsWith('https:')

export type InlineHashes = { styles: string[]; scripts: string[] }

const allowed = (hashes: string[] = []): string[] => ["'self'", ...hashes.map((hash) => `'${hash}'`)]

export const contentPolicy = (config: Config, inline?: InlineHashes): string => toPolicy(directivesOf(config, inline))

function directivesOf(config: Config, inline?: InlineHashes): Record<string, string[]> {
  const gateway = config.gateway ? [new URL(config.gateway.baseUrl).origin, ...GATEWAY_PAGES] : []
  return {
    'default-src': ["'self'"],
    'script-src': allowed(inline?.scripts),
    'style-src': allowed(inline?.styles),
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // A map's host is asked whether it is there before its frame is drawn.
    'connect-src': ["'self'", ...MAPS],
    'frame-src': MAPS,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...gateway],
    ...(isHttps(config) && { 'upgrade-insecure-requests': [] }),
  }
}

/** The gate reads codes with the camera: a decoder in WebAssembly, in a worker, which is under the policy of its own file. */
export function staffPolicy(config: Config, inline?: InlineHashes): string {
  const { 'script-src': scripts = [], 'img-src': pictures = [], ...others } = directivesOf(config, inline)
  return toPolicy({
    ...others,
    'script-src': [...scripts, "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    'img-src': [...pictures, 'blob:'],
  })
}

/** What the staff's app may do besides, and that it is nobody's to find. */
export const staffHeaders = (): Headers => ({
  'permissions-policy': permissions('camera=(self)'),
  'x-robots-tag': 'noindex, nofollow',
})

/** Hot reload puts scripts and styles into the page and talks over a socket. */
export const developmentPolicy = (): string =>
  toPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'ws:', 'wss:', ...MAPS],
    'frame-src': MAPS,
    'frame-ancestors': ["'none'"],
  })

const permissions = (camera: string): string => `${camera}, geolocation=(), microphone=(), payment=(), usb=()`

const toPolicy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The same for every answer, so they are written once and not per request. */
export const securityHeaders = (config: Config): Headers => ({
  'content-security-policy': contentPolicy(config),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isHttps(config) && { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` }),
})
