import { describe, expect, it } from 'vitest'
import { redactLine, redactUrl } from './redact.ts'

describe('redactLine', () => {
  it.each([
    ['01712345678', '017****5678'],
    ['called +8801712345678 twice', 'called +88017****5678 twice'],
    ['"8801912345678"', '"88019****5678"'],
    ['017123456789', '017123456789'],
    ['1794777791680', '1794777791680'],
    ['01212345678', '01212345678'],
  ])('when a line holds %j, it is written as %j', (line, written) => {
    expect(redactLine(line)).toBe(written)
  })

  it('when a line holds a bearer token or a secret pair, only its name stays', () => {
    expect(redactLine('Authorization: Bearer abc.DEF-123 and ?store_passwd=x%40y&tran_id=7 code=123456')).toBe(
      'Authorization: Bearer [redacted] and ?store_passwd=[redacted]&tran_id=7 code=[redacted]',
    )
  })
})

describe('redactUrl', () => {
  it.each([
    ['/api/rides?page=2&per_page=15', '/api/rides?page=2&per_page=15'],
    ['/api/sales?search=01712345678&filter=paid', '/api/sales?search=[redacted]&filter=paid'],
    ['/api/x?token=secret?more', '/api/x?token=[redacted]'],
    [`/api/receipts/${'a1B2-_'.repeat(8)}.pdf`, '/api/receipts/[redacted].pdf'],
    ['/customers/01712345678', '/customers/017****5678'],
    ['/service-delivery-policy', '/service-delivery-policy'],
    ['/', '/'],
    ['/x?', '/x?'],
  ])('when the address is %s, the log says %s', (url, shown) => {
    expect(redactUrl(url)).toBe(shown)
  })
})
