/** The only places a map may be framed from; the content security policy names the same ones. */
export const MAP_HOSTS = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'] as const

/**
 * What the centre typed for its map is an address or a whole iframe; only the address of an allowed https map is
 * ever used, so nothing typed there can run.
 */
export function mapAddress(typed: string | null): string | null {
  const text = (typed ?? '').trim()
  const src = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text)
  const raw = src ? (src[1] ?? src[2] ?? '') : text
  try {
    const url = new URL(raw.replaceAll('&amp;', '&'))
    return isMap(url) ? url.href : null
  } catch {
    return null
  }
}

function isMap(url: URL): boolean {
  const known = MAP_HOSTS.some((host) => host === url.host)
  const path = url.host === 'www.google.com' ? url.pathname.startsWith('/maps') : true
  return url.protocol === 'https:' && known && path && url.username === '' && url.password === ''
}
