import { demoRides } from '../../packages/server/src/demo/content/rides.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../visitor.ts'

const names = demoRides.map(({ name }) => name)
const [firstPage, secondPage] = [names.slice(0, 15), names.slice(15)]

test('when pages are turned, the address, the rides and the ends follow, and back and forward work', async ({
  page,
  visit,
}) => {
  await visit('/fun-rides')
  const rides = page.getByRole('article').getByRole('heading')
  const pager = page.getByRole('navigation', { name: 'Pages' })

  await test.step('it opens with fifteen rides and the three sections about the centre', async () => {
    await expect(rides).toHaveText(firstPage)
    await expect(page.getByRole('article').first()).toContainText(demoRides[0]?.details ?? '')
    for (const name of ['What We Offer', 'Our Mission', 'Why Choose'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Buy tickets' })).toHaveAttribute('href', '/tickets')
  })

  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/fun-rides?page=2')
  await expect(rides).toHaveText(secondPage)
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL('/fun-rides')
  await expect(rides).toHaveText(firstPage)
  await page.goForward()
  await expect(rides).toHaveText(secondPage)
  await pager.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/fun-rides')
  await expect(rides).toHaveText(firstPage)

  await test.step('the reader is at the beginning of the new page', async () => {
    await pager.getByRole('link', { name: '2' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test(
  'when the second page is opened by its address, it shows the second page',
  { tag: '@any-size' },
  async ({ page, visit }) => {
    await visit('/fun-rides?page=2')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(secondPage)
    await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]')).toHaveText('2')
    await expectNoViolations(page)
  },
)

test('when the address names no page, the first page is shown', { tag: '@any-size' }, async ({ request }) => {
  for (const odd of ['0', 'abc', '-1', '1.5', '', '%00', "1'--"]) {
    const answer = await request.get(`/fun-rides?page=${odd}`)
    expect(answer.status(), odd).toBe(200)
    expect(
      [...(await answer.text()).matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name),
      odd,
    ).toEqual(expect.arrayContaining(firstPage))
  }
})

test(
  'when the address names a page past the end, a sentence says so and leads back',
  { tag: '@any-size' },
  async ({ page, visit, noise }) => {
    noise.expect(/404/)
    await visit('/fun-rides?page=99')
    await expect(page.getByText('There is no such page.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expectNoViolations(page)
    await expect(page.getByText('This list ends at page 2.')).toBeVisible()
    await expect(page).toHaveURL('/fun-rides?page=99')
    await page.getByRole('link', { name: 'Go to page 1' }).click()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(firstPage)
  },
)
