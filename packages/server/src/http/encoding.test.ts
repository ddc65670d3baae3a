import { describe, expect, it } from 'vitest'
import { encodingFor } from './encoding.ts'

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['brotli', 'identity'],
  ])('when the caller accepts %j, it gets %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding)
  })
})
