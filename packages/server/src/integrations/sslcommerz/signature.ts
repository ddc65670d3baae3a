import { hash, timingSafeEqual } from 'node:crypto'

type Fields = Record<string, string>
type Form = 'md5' | 'sha256'

/** Both forms go over the same text: the signed fields and the hashed password, sorted by name, values raw. */
export function signedText(fields: Fields, keys: string[], password: string, form: Form): string {
  const signed: Fields = { store_passwd: hash(form, password) }
  for (const key of keys) if (Object.hasOwn(fields, key)) signed[key] = fields[key] ?? ''
  return Object.keys(signed)
    .sort()
    .map((key) => `${key}=${signed[key]}`)
    .join('&')
}

const sign = (fields: Fields, keys: string[], password: string, form: Form): string =>
  hash(form, signedText(fields, keys, password, form))

export const signatureFields = (fields: Fields, keys: string[], password: string) => ({
  verify_key: [...keys].sort().join(','),
  verify_sign: sign(fields, keys, password, 'md5'),
  verify_sign_sha2: sign(fields, keys, password, 'sha256'),
})

/** The stronger form decides when it is there. What says nothing about a transaction and its state proves nothing. */
export function isSigned(fields: Fields, password: string): boolean {
  const keys = (fields['verify_key'] ?? '').split(',')
  if (!keys.includes('tran_id') || !keys.includes('status')) return false
  const stronger = fields['verify_sign_sha2']
  return stronger
    ? isSame(stronger, sign(fields, keys, password, 'sha256'))
    : isSame(fields['verify_sign'] ?? '', sign(fields, keys, password, 'md5'))
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
