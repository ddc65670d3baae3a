import { expect, test } from 'vitest'
import { contentTypeOf, isPublicKey, isStorageKey } from './storage.ts'

test('when a key is a plain path of lower-case names, it is accepted', () => {
  for (const key of ['pictures/0a1b/ride/800.avif', 'drawings/0a1b.svg', 'a', 'banner-phone/1.jpg']) {
    expect(isStorageKey(key), key).toBe(true)
  }
})

test('when a key could leave its folder or name a hidden file, it is refused', () => {
  const hostile = [
    '',
    '.',
    '..',
    '../x',
    'a/../b',
    'a/..',
    'a//b',
    '/etc/passwd',
    'a/',
    'a\\..\\b',
    'a/.hidden',
    '.env',
    'a\0.jpg',
    'a b',
    'A/b',
    'a/%2e%2e/b',
    'c:/x',
    'a\n',
    'ä/b',
    'a'.repeat(201),
  ]
  for (const key of hostile) expect(isStorageKey(key), JSON.stringify(key)).toBe(false)
})

test('when a file is neither a picture nor a drawing, it is not public', () => {
  expect(isPublicKey('pictures/a/1.jpg')).toBe(true)
  expect(isPublicKey('drawings/a.svg')).toBe(true)
  expect(isPublicKey('receipts/a.pdf')).toBe(false)
  expect(isPublicKey('pictures')).toBe(false)
  expect(isPublicKey('pictures/../receipts/a.pdf')).toBe(false)
})

test('when an ending is not known, the content type says nothing a browser would run', () => {
  expect(contentTypeOf('a/b.avif')).toBe('image/avif')
  expect(contentTypeOf('a/b.html')).toBe('application/octet-stream')
})
