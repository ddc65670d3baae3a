import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { followMenu } from '../follow-menu.ts'
import { expect, test } from '../own-centre.ts'
import { standInForMap } from '../stand-in-map.ts'

// One after the other, in one centre: each finds what the one before has left, and the last one empties it.
test.describe.configure({ mode: 'default' })

const absent = Object.fromEntries(
  [
    'logo',
    'wordmark',
    'banner_picture_id',
    'banner_wide_picture_id',
    'banner_text',
    'decription',
    'trade_license_no',
    'facebook',
    'x',
    'instagram',
    'linkedin',
    'youtube',
    'address',
    'phone',
    'phone_2',
    'email',
    'email_2',
    'opening_hours',
    'guideline',
    'maps_iframe',
  ].map((field) => [field, null]),
)

async function expectToStand(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(/\w/)
  await expect(page.getByRole('contentinfo')).toContainText('Trade licence no. not available')
  await expect(page.getByRole('contentinfo')).toContainText(/© 2025 \w/)
  await expect(page).toHaveTitle(/^\w/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

/** One centre is enough for both sizes; ends with a phone's. */
async function atBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height })
    await look()
  }
}

test('when a centre has told nothing but its name, every page stands without the rest', async ({
  page,
  visit,
  centre,
}) => {
  await centre.tell(absent)
  await visit('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dolna' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Dolna')
  await expect(page.getByRole('region', { name: 'Time & Guideline' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Welcome' }).getByRole('img')).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  for (const social of ['facebook', 'x', 'instagram', 'linkedin', 'youtube'])
    await expect(footer.getByRole('link', { name: social, exact: true })).toHaveCount(0)
  await expect(footer.getByRole('heading', { name: 'Visit Us' })).toHaveCount(0)
  await expectToStand(page)
  await visit('/contact')
  await atBothSizes(page, () => expect(page.getByText('No contact details found')).toBeVisible())
  await expect(page.getByRole('heading', { name: 'Visit Us' })).toHaveCount(0)
  await expectToStand(page)
})

test('when a centre has told nothing at all, not even its name, every page stands', async ({ page, visit, centre }) => {
  await centre.change('delete from business_info')
  for (const path of ['/contact', '/terms-and-conditions', '/']) {
    await visit(path)
    await expectToStand(page)
  }
  await expectNoViolations(page)
})

test('when a centre has told half of it, exactly that half is shown', async ({ page, visit, centre, noise }) => {
  await standInForMap(page, noise)
  await centre.tell({
    ...absent,
    decription: 'A small hall.',
    instagram: 'https://www.instagram.com/hall',
    phone_2: '+880 2-555 0101',
    email: 'hall@centre.example',
    address: 'Road 7',
    opening_hours: 'Daily: 10 AM – 6 PM',
  })
  await visit('/contact')
  const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')]
  for (const part of [main, footer]) {
    await expect(part.getByText('Road 7').first()).toBeVisible()
    await expect(part.getByRole('link', { name: '+880 2-555 0101' })).toHaveAttribute('href', /^tel:\+88025550101$/)
    await expect(part.getByRole('link', { name: 'hall@centre.example' })).toHaveAttribute(
      'href',
      'mailto:hall@centre.example',
    )
  }
  // A number of the land line has no chat: to call, to find the way, and what was told.
  await expect(main.getByRole('link', { name: /^(Call|Directions)/ })).toHaveCount(2)
  await expect(main.getByRole('link')).toHaveCount(5)
  await expect(footer.getByText('A small hall.')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/hall',
  )
  for (const social of ['facebook', 'x', 'linkedin', 'youtube'])
    await expect(footer.getByRole('link', { name: social, exact: true })).toHaveCount(0)
  await visit('/')
  const section = page.getByRole('region', { name: 'Time & Guideline' })
  await expect(section.getByRole('heading', { name: 'Time', exact: true })).toBeVisible()
  await expect(section.getByRole('heading', { name: 'Guideline', exact: true })).toHaveCount(0)
})

const hostile = [
  '<script>window.harmed = true</script>',
  '<img src="x" onerror="window.harmed = true">',
  '<iframe src="javascript:parent.harmed = true"></iframe>',
  '<iframe srcdoc="<script>parent.harmed = true</script>"></iframe>',
  '<iframe src="data:text/html,<script>parent.harmed = true</script>"></iframe>',
  'http://www.openstreetmap.org/export/embed.html?bbox=1',
  'https://maps.example/embed',
  'https://www.google.com.maps.example/maps/embed',
  'https://www.google.com@maps.example/maps/embed',
  'https://www.google.com/search?q=map',
  '//www.google.com/maps/embed',
  '</script><script>window.harmed = true</script>',
]

test('when what was typed for the map is anything but an allowed map, nothing of it runs and a plain link is there instead', async ({
  page,
  visit,
  centre,
}) => {
  for (const [n, maps_iframe] of hostile.entries()) {
    await centre.tell({ maps_iframe, address: `House ${n}` })
    await visit('/contact')
    const visitUs = page.getByRole('region', { name: 'Visit Us' })
    await visitUs.scrollIntoViewIfNeeded()
    await expect(visitUs.getByRole('link'), maps_iframe).toHaveText(`House ${n}`)
    await expect(visitUs.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//)
    expect(page.frames(), maps_iframe).toHaveLength(1)
    expect(await page.evaluate(() => 'harmed' in window), maps_iframe).toBe(false)
  }
})

test('when an allowed map was typed with more than its address, only its address is used', async ({
  page,
  visit,
  centre,
  noise,
}) => {
  await standInForMap(page, noise)
  await centre.tell({
    maps_iframe:
      '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1" onload="window.harmed = true" srcdoc="<script>parent.harmed = true</script>" allow="camera"></iframe><script>window.harmed = true</script>',
  })
  await visit('/contact')
  await page.getByRole('region', { name: 'Visit Us' }).scrollIntoViewIfNeeded()
  const frame = page.getByTitle('Map to Dolna')
  await expect(frame.contentFrame().getByText('Streets around us')).toBeVisible()
  await expect(frame).toHaveAttribute('src', 'https://www.openstreetmap.org/export/embed.html?bbox=1')
  for (const attribute of ['onload', 'srcdoc', 'allow']) await expect(frame).not.toHaveAttribute(attribute)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
})

test('when a link to a social page is no web address, it is left out', async ({ page, visit, centre }) => {
  await centre.tell({
    facebook: 'javascript:window.harmed=true',
    x: 'ask at the counter',
    youtube: ' https://www.youtube.com/@hall ',
  })
  await visit('/')
  const footer = page.getByRole('contentinfo')
  for (const social of ['facebook', 'x'])
    await expect(footer.getByRole('link', { name: social, exact: true })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'youtube' })).toHaveAttribute('href', 'https://www.youtube.com/@hall')
})

const held = (page: Page) => page.getByRole('list', { name: 'Tickets in your cart' }).getByRole('listitem')

test('when a price rises and a ticket is withdrawn while they are in a cart, the next visit says both', async ({
  page,
  visit,
  centre,
}) => {
  await visit('/tickets')
  for (const name of ['Kid Play', 'Birthday Guest'])
    await page.getByRole('button', { name: `Add one ${name}`, exact: true }).click()
  await expect(held(page)).toHaveCount(2)
  await centre.change(
    `update products set price = case name when 'Kid Play' then 57550 else price end, on_sale = name <> 'Birthday Guest' and on_sale`,
  )
  await visit('/tickets')
  await expect(page.getByText('The price of Kid Play is now TK 575.50')).toBeVisible()
  await expect(page.getByText('Birthday Guest is no longer sold and was removed from the cart')).toBeVisible()
  await expect(held(page)).toHaveText(['1 Kid Play'])
  await expect(page.getByRole('region', { name: 'Your tickets' })).toContainText('Tk 575.50')
  await expect(page.getByRole('article').filter({ hasText: 'Kid Play' })).toContainText('TK 575.50')
})

test('when there are more ride groups than fit a page, the about page has pages like any list', async ({
  page,
  visit,
  centre,
}) => {
  await centre.change(
    `insert into groups (list, title, position) select 'abouts', 'Group ' || n, 100 + n from generate_series(6, 17) n`,
  )
  await visit('/about')
  const groups = page.getByRole('region', { name: 'Our Rides' }).getByRole('heading', { level: 3 })
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(groups).toHaveCount(15)
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/about?page=2')
  await expect(groups).toHaveText(['Group 16', 'Group 17'])
  await expect(page.getByRole('heading', { name: 'Our Rides' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Our Rides' })).toBeInViewport()
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.goBack()
  await expect(groups).toHaveCount(15)
  await page.goForward()
  await expect(groups).toHaveText(['Group 16', 'Group 17'])
})

const long = 'শিশুদের জন্য সবচেয়ে আনন্দের আন্তর্জাতিকমানেরখেলাধুলাওবিনোদনকেন্দ্র'

test('when names are long and in Bangla, no page scrolls sideways', async ({ page, visit, centre }) => {
  await centre.change(`update products set name = substr(id || $1, 1, 50), age = substr($1, 1, 50)`, [long])
  await centre.change(`update packages set name = $1, title = $1`, [long])
  await centre.change(`update groups set title = $1`, [long])
  await centre.change(`update group_items set title = $1, description = $1`, [long])
  await centre.change(`update rides set name = $1, details = $1`, [long])
  await centre.change(
    `update business_info set name = $1, address = $1, banner_text = $1, opening_hours = $1, guideline = $1, email = 'a.very.long.name.of.a.person@a-very-long-name-of-a-centre.example'`,
    [long],
  )
  await page.setViewportSize({ width: 320, height: 780 })
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await visit('/refund-policy')
  expect.soft(await wider(), 'Refund Policy').toBe(0)
  for (const entry of ['Tickets', 'Package & Offers', 'Services', 'about', 'Contact', 'Fun Rides', 'Home']) {
    await followMenu(page, entry)
    await expect(page.getByRole('main')).toContainText(long.slice(0, 40))
    if (entry === 'Tickets')
      await page
        .getByRole('button', { name: /^Add one/ })
        .first()
        .click()
    expect.soft(await wider(), entry).toBe(0)
  }
})

test('when a list is empty, each page says so in words', async ({ page, visit, centre, request }) => {
  await centre.change('truncate rides, galleries, groups, group_items, package_details, packages, products cascade')
  const empty = [
    { path: '/fun-rides', entry: 'Fun Rides', text: 'No rides found' },
    { path: '/gallery', entry: 'gallery', text: 'No photos found' },
    { path: '/services', entry: 'Services', text: 'No services found' },
    { path: '/tickets', entry: 'Tickets', text: 'No tickets on sale right now.' },
    { path: '/package-and-offers', entry: 'Package & Offers', text: 'No membership packages found' },
  ]
  await visit('/refund-policy')
  for (const { path, entry, text } of empty) {
    const answer = await request.get(path)
    expect({ path, status: answer.status(), says: (await answer.text()).includes(text) }).toEqual({
      path,
      status: 200,
      says: true,
    })
    await followMenu(page, entry)
    await expect(page).toHaveURL(path)
    await atBothSizes(page, () => expect(page.getByText(text), path).toBeVisible())
  }
  // What is only a part of a page is left out.
  await followMenu(page, 'about')
  await atBothSizes(page, () => expect(page.getByRole('heading', { name: 'Made for parents too' })).toBeVisible())
  await expect(page.getByRole('region', { name: 'Our Rides' })).toHaveCount(0)
  await followMenu(page, 'Home')
  await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible()
  for (const name of ['Discover Our Fun Rides', 'Photo Gallery'])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
})
