import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Package } from '#contract/schemas/package.ts'
import { PackageCard } from './package-card.tsx'

const littleStar: Package = {
  id: 4,
  title: 'One Month Pass',
  name: 'Little Star',
  month: 1,
  price: 2500,
  old_price: 3200,
  details: [{ id: 1, qty: 1, price: 800, product: { name: 'Kid' } }],
  days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  hour: 2,
  extra_hour_price: 150,
  image: null,
  picture: null,
  description: '',
}

const everyBranch = [
  { id: 1, name: 'Shapla Square, Chattogram' },
  { id: 2, name: 'লেক ভিউ, সিলেট' },
]

const markup = (changes: Partial<Package> = {}, branches?: typeof everyBranch): string =>
  renderToStaticMarkup(
    <StaticRouter location="/package-and-offers">
      <PackageCard pack={{ ...littleStar, ...changes }} theme="blue" branches={branches} />
    </StaticRouter>,
  )

/** What a screen reader says: without tags and without what is hidden from it. */
const spoken = (html: string): string =>
  html
    .replaceAll(/<(\w+) aria-hidden="true">.*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('when a package is shown, its card says everything one needs to choose', () => {
  const said = spoken(markup())
  for (const words of [
    'One Month Pass',
    '1 Month',
    'Little Star',
    'TK 2,500',
    '1 Kid extra TK 800 each',
    '2 hours',
    'TK 150',
  ]) {
    expect(said).toContain(words)
  }
})

it('when there was an older price, it is struck and named; when there was none, nothing is struck', () => {
  expect(markup()).toMatch(/<del>.*Old price .*TK 3,200<\/del>/)
  expect(markup({ old_price: null })).not.toContain('<del>')
})

it('when a day is closed, the eye sees it struck and the ear hears that it is closed', () => {
  expect(markup()).toContain('<s aria-hidden="true">Fri</s>')
  expect(spoken(markup())).toContain('Thursday Friday: closed')
})

it('when the hours are 0, a visit is Unlimited, and no hour is extra', () => {
  expect(spoken(markup({ hour: 0, extra_hour_price: 0 }))).toContain('Hours per visit Unlimited')
  expect(spoken(markup({ hour: 0, extra_hour_price: 0 }))).not.toContain('Extra hour')
  expect(spoken(markup())).toContain('Extra hour TK 150')
})

it('when the card is bought from, the link leads to the checkout of that package', () => {
  expect(markup()).toContain('href="/membership-checkout/4"')
})

it('when the branches are known, the card names each of them; before, it says that it is valid at every one', () => {
  expect(spoken(markup({}, everyBranch))).toContain('Valid at every branch Shapla Square, Chattogram লেক ভিউ, সিলেট')
  expect(markup({}, everyBranch)).toContain('<li lang="bn">')
  expect(spoken(markup())).toContain('Valid at every branch')
})
