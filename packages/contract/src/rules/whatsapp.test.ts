import { expect, it } from 'vitest'
import { whatsappLink } from './whatsapp.ts'

it.each(['01712345678', '+880 1712-345678', '০১৭১২৩৪৫৬৭৮'])(
  'when %s is a mobile number, its chat is under the number with the country before it',
  (phone) => {
    expect(whatsappLink(phone)).toBe('https://wa.me/8801712345678')
  },
)

it('when a text is given, the chat begins with it, whatever signs are in it', () => {
  expect(whatsappLink('01712345678', 'Order INV-20261115-00042 & দোলনা?')).toBe(
    'https://wa.me/8801712345678?text=Order%20INV-20261115-00042%20%26%20%E0%A6%A6%E0%A7%8B%E0%A6%B2%E0%A6%A8%E0%A6%BE%3F',
  )
})

it.each(['', 'call us', '031-654321', '+91 98765 43210', '16123'])(
  'when %j is no Bangladeshi mobile number, there is no chat',
  (phone) => {
    expect(whatsappLink(phone)).toBeNull()
  },
)
