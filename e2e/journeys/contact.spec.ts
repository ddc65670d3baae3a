import { demoBusiness } from '../../packages/server/src/demo/content/business.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'

const { address, email, email2, name } = demoBusiness

// The clock that a journey has taken over stays with its page.
test.use({ reuseContext: false })

test('when a parent wants to reach us, the cards tell how, and the map comes when it is looked at', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/ERR_FAILED/)
  await standInForMap(page, noise)
  await page.clock.install({ time: '2026-11-24T20:58:30+06:00' })
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 360 })
  await visit('/contact')
  const main = page.getByRole('main')

  await test.step('the hours say whether the doors are open by the clock of Dhaka, and follow it', async () => {
    await expect(main.getByText('Open now · until 9:00 PM')).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(main.getByText('Closed now · opens tomorrow at 10:00 AM')).toBeVisible()
  })

  await test.step('call, WhatsApp and directions are a tap away', async () => {
    await expect(main.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01712345678')
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/8801712345678')
    await expect(main.getByRole('link', { name: 'Directions', exact: true })).toHaveAttribute('href', /query=Level%204/)
  })

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
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('openstreetmap') && asked.push(request.method()))
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
    await visitUs.scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toEqual(['HEAD'])
    await expect(visitUs.locator('.map svg')).toBeVisible()
    await expect(visitUs.locator('iframe')).toHaveCount(0)
    await standInForMap(page, noise)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const frame = visitUs.getByTitle(`Map to ${name}`)
    await expect(frame).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=[^&]+&layer=mapnik&marker=/,
    )
    await expect(frame).toHaveAttribute('sandbox', /^(allow-(scripts|same-origin|popups|popups-to-escape-sandbox) ?)+$/)
    await expect(frame.contentFrame().getByText('Streets around us')).toBeVisible()
    expect(asked).toEqual(['HEAD', 'HEAD', 'GET'])
  })
})
