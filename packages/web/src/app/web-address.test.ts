import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it('when content holds a web address, it may become a link', () => {
  expect(webAddress(' https://facebook.com/centre ')).toBe('https://facebook.com/centre')
  expect(webAddress('http://x.com/centre')).toBe('http://x.com/centre')
})

it.each([null, '', 'facebook.com/centre', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x'])(
  'when content holds %j, it does not become a link',
  (text) => {
    expect(webAddress(text)).toBeNull()
  },
)
