export type StoredFile = { bytes: Buffer; contentType: string }

export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  read(key: string): Promise<StoredFile | null>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
}

export const contentTypeOf = (key: string): string =>
  contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/**
 * Lower-case names joined by single slashes, each beginning with a letter or a digit: no key can climb out
 * of a folder, name a hidden file, or mean two files on a disk that ignores case.
 */
export const isStorageKey = (key: string): boolean =>
  key.length <= 200 && /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(key)

export const MEDIA_PREFIX = '/media/'

/** Only these folders are public; whatever else is stored one day stays out of reach of /media. */
export const isPublicKey = (key: string): boolean => isStorageKey(key) && /^(pictures|drawings)\//.test(key)
