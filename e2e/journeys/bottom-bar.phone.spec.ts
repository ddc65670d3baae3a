import { expect, test } from '../visitor.ts'

const { step } = test
const destinations = [
  '/services',
  '/gallery',
  '/',
  '/tickets',
  '/package-and-offers',
  '/about',
  '/fun-rides',
  '/contact',
]

test('when a thumb uses the bar, it shows four places and More, opens the menu, and marks where it is', async ({
  page,
  visit,
}) => {
  await visit('/')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  const more = bar.getByRole('button', { name: 'More' })

  await step('all eight destinations are links in one navigation, and the other language', async () => {
    const hrefs = await bar
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.toSorted()).toEqual([...destinations, '/bn'].toSorted())
  })

  await step('while the menu is closed, the bar shows four places in order and More', async () => {
    await expect(bar.getByRole('link')).toHaveCount(4)
    for (const [at, name] of ['Fun Rides', 'Tickets', 'Home', 'Package & Offers'].entries()) {
      await expect(bar.getByRole('link').nth(at)).toHaveAccessibleName(name)
    }
    await expect(more).toHaveAttribute('aria-expanded', 'false')
  })

  await step('the menu opens, has the focus, and Escape gives it back', async () => {
    await more.tap()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Services', 'gallery', 'about', 'Contact'])
      await expect(bar.getByRole('link', { name })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Services' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('link', { name: 'Services' })).toBeHidden()
    await expect(more).toBeFocused()
  })

  await step('a tap beside the open menu closes it', async () => {
    await more.tap()
    await expect(bar.getByRole('link', { name: 'Services' })).toBeVisible()
    await page.touchscreen.tap(180, 120)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/')
  })

  await step('a place of the bar opens there, and the bar marks it', async () => {
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: 'Fun Rides' }).tap()
    await expect(page).toHaveURL('/fun-rides')
    await expect(bar.getByRole('link', { name: 'Fun Rides' })).toHaveAttribute('aria-current', 'page')
  })

  await step('the place one is at leads back to its top', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    await bar.getByRole('link', { name: 'Fun Rides' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  await step('a place of the menu closes it, and More carries the mark', async () => {
    await more.tap()
    await bar.getByRole('link', { name: 'Contact' }).tap()
    await expect(page).toHaveURL('/contact')
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(more).toHaveAttribute('aria-current', /.+/)
  })
})
