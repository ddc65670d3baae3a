import { expect, it } from 'vitest'
import { contentSentences } from './en/content-log.ts'

const say = (act: string, thing: string, changes: Record<string, [unknown, unknown]> = {}) =>
  contentSentences[act]?.({ thing, changes })

it('when a price was changed, the log says from what to what', () => {
  expect(say('ticket.update', 'Kid Play', { price: [550, 600] })).toBe(
    'changed the price of Kid Play from Tk 550 to Tk 600',
  )
  expect(say('ticket.update', 'Kid Play', { weekend_price: [null, 100000], age: ['5', '6'] })).toBe(
    'changed the weekend price of Kid Play from nothing to Tk 1,00,000 and the age from 5 to 6',
  )
})

it('when a text is long or a picture is another, it says only that it was changed', () => {
  expect(say('ride.update', 'Carousel', { details: ['a'.repeat(99), 'b'], picture_id: [1, 2] })).toBe(
    'changed the details of Carousel and the picture',
  )
  expect(say('package.update', 'Super Star', { details: ['2', '3'], title_bn: [null, 'পাস'] })).toBe(
    'changed the riders of Super Star and the title in Bangla from nothing to পাস',
  )
})

it('when something is switched, it says what that does', () => {
  expect(say('ride.update', 'Carousel', { live: [true, false] })).toBe('made Carousel a draft')
  expect(say('ticket.update', 'Kid Play', { on_sale: [false, true], price: [1, 2] })).toBe(
    'put Kid Play on sale and changed the price of Kid Play from Tk 1 to Tk 2',
  )
  expect(say('branch.update', 'Shapla', { open: [true, false] })).toBe('closed Shapla')
})

it('when something comes, goes or moves, it says so', () => {
  expect(say('ride.create', 'Carousel')).toBe('added the ride Carousel')
  expect(say('goods.delete', 'Socks')).toBe('deleted the goods Socks')
  expect(say('ride.order', 'ride')).toBe('changed the order of the rides')
  expect(say('ride.restore', 'Carousel')).toBe('put the ride Carousel back from the bin')
  expect(say('policy.restore', 'Privacy Policy', { version: [4, 2] })).toBe('put back version 2 of the Privacy Policy')
  expect(say('settings.update', 'the settings', { vat_rate: [7.5, 10] })).toBe(
    'changed the VAT rate of the settings from 7.5 % to 10 %',
  )
})
