import { demoBusiness } from '../../packages/server/src/demo/content/business.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'

const { address, email, email2, name } = demoBusiness

test('when a parent wants to reach us, the cards tell how, and the map comes when it is looked at', async ({
  page,
  visit,
  noise,
}) => {
  await standInForMap(page, noise)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 360 })
  await visit('/contact')
  const main = page.getByRole('main')

  await test.step('three cards have the address, both phones and both emails', async () => {
    await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    for (const card of ['Address', 'Phone', 'Email'])
      await expect(main.getByRole('heading', { name: card, exact: true })).toBeVisible()
    await expect(main.getByText(address, { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: '01712-345678' })).toHaveAttribute('href', 'tel:01712345678')
    await expect(main.getByRole('link', { name: '01812-345678' })).toHaveAttribute('href', 'tel:01812345678')
    for (const one of [email, email2])
      await expect(main.getByRole('link', { name: one })).toHaveAttribute('href', `mailto:${one}`)
  })

  await test.step('the map, and not before it is in sight, is fetched from its own host into a frame that is fenced in', async () => {
    const visitUs = page.getByRole('region', { name: 'Visit Us' })
    await expect(visitUs.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Level%204/,
    )
    expect(page.frames()).toHaveLength(1)
    expect(noise.heard).toEqual([])
    await visitUs.scrollIntoViewIfNeeded()
    const frame = visitUs.getByTitle(`Map to ${name}`)
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=[^&]+&layer=mapnik&marker=/,
    )
    await expect(frame).toHaveAttribute('sandbox', /^(allow-(scripts|same-origin|popups|popups-to-escape-sandbox) ?)+$/)
    await expect(frame.contentFrame().getByText('Streets around us')).toBeVisible()
    expect(noise.heard).toHaveLength(1)
  })
})
