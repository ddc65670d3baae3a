const HIDDEN = '[redacted]'
const SECRET_NAME = /passw/i

/** PostgreSQL keeps neither NUL nor half a character. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? storable(value) : typeof value === 'number' ? String(value) : ''

/** What may be kept of an answer: the store's password is hidden wherever it stands, plain or as part of an address. */
export function withoutSecret(value: unknown, secret: string): unknown {
  if (typeof value === 'string') return hide(storable(value), secret)
  if (Array.isArray(value)) return value.map((one) => withoutSecret(one, secret))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      hide(storable(name), secret),
      SECRET_NAME.test(name) ? HIDDEN : withoutSecret(one, secret),
    ]),
  )
}

export const hide = (text: string, secret: string): string =>
  text.replaceAll(secret, HIDDEN).replaceAll(encodeURIComponent(secret), HIDDEN)
