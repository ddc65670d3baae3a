import { expect, it } from 'vitest'
import { paymentPage } from './payment-page.ts'

const here = 'http://play.example/ticket-checkout'

it.each([
  ['https://pay.sslcommerz.com/abc', here, 'https://pay.sslcommerz.com/abc'],
  ['/sandbox-gateway/abc', here, 'http://play.example/sandbox-gateway/abc'],
  ['http://play.example/abc', here, 'http://play.example/abc'],
  ['http://127.0.0.1:4000/abc', 'http://localhost:3000/', 'http://127.0.0.1:4000/abc'],
  [`https://pay.sslcommerz.com/${'a'.repeat(1973)}`, here, `https://pay.sslcommerz.com/${'a'.repeat(1973)}`],
])('when the page is at %s, who is at %s goes to it', (address, from, page) => {
  expect(paymentPage(address, from)).toBe(page)
})

it.each([
  'http://pay.sslcommerz.com/abc',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,hi',
  'blob:http://play.example/1',
  'file:///etc/passwd',
  'intent://pay#Intent;end',
  'http://play.example:81/',
  'http://127.0.0.1:4000/abc',
  '//pay.example/abc',
  'http://[',
  '',
  null,
  undefined,
  `https://pay.sslcommerz.com/${'a'.repeat(1974)}`,
])('when the page is at %s, nobody is sent there', (address) => {
  expect(paymentPage(address, here)).toBeNull()
})
