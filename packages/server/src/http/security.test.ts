import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { contentPolicy, securityHeaders } from './security.ts'

const plain = readConfig({})
const secure = readConfig({
  PUBLIC_URL: 'https://play.example.com',
  SSLCOMMERZ_BASE_URL: 'https://sandbox.sslcommerz.com/any',
  SSLCOMMERZ_STORE_ID: 'dolna',
  SSLCOMMERZ_STORE_PASSWORD: 'secret',
})
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part === name || part.startsWith(`${name} `))

describe('the security headers', () => {
  it('when a page carries a style and a script, only these are let through', () => {
    const policy = contentPolicy(plain, { styles: ['sha256-abc='], scripts: ['sha256-def='] })
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-abc='")
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-def='")
    expect(directive(contentPolicy(plain), 'script-src')).toBe("script-src 'self'")
  })

  it('when nothing is configured, forms go nowhere else and frames show maps only', () => {
    expect(directive(contentPolicy(plain), 'form-action')).toBe("form-action 'self'")
    expect(directive(contentPolicy(plain), 'frame-src')).toBe(
      'frame-src https://www.google.com https://maps.google.com https://www.openstreetmap.org',
    )
    expect(directive(contentPolicy(plain), 'frame-ancestors')).toBe("frame-ancestors 'none'")
  })

  it('when something is slipped into a page, it cannot turn all relative addresses elsewhere', () => {
    expect(directive(contentPolicy(plain), 'base-uri')).toBe("base-uri 'none'")
  })

  it('when there is a gateway, forms may lead to it', () => {
    expect(directive(contentPolicy(secure), 'form-action')).toBe(
      "form-action 'self' https://sandbox.sslcommerz.com https://epay-gw.sslcommerz.com https://pay.sslcommerz.com",
    )
  })

  it('when the public address is https, browsers are told to stay there; over http they are not', () => {
    expect(securityHeaders(secure)).toHaveProperty('strict-transport-security', 'max-age=31536000; includeSubDomains')
    expect(directive(contentPolicy(secure), 'upgrade-insecure-requests')).toBeDefined()
    expect(securityHeaders(plain)).not.toHaveProperty('strict-transport-security')
    expect(directive(contentPolicy(plain), 'upgrade-insecure-requests')).toBeUndefined()
  })
})
