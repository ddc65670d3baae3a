import { demoBranches } from '../../packages/server/src/demo/content/business.ts'
import { demoPackages } from '../../packages/server/src/demo/content/packages.ts'
import { followMenu } from '../follow-menu.ts'
import { expect, test } from '../visitor.ts'

const money = (taka: number): string => `TK ${taka.toLocaleString('en-IN')}`
const week = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test('when a parent compares memberships, each card tells everything about its package', async ({
  page,
  visit,
  request,
}) => {
  const { data } = (await (await request.get('/api/packages')).json()) as { data: { id: number }[] }
  await visit('/package-and-offers')
  await expect(page.getByRole('heading', { level: 1, name: 'Buy Membership' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(demoPackages.map(({ name }) => name))
  for (const [
    at,
    { title, name, month, price, oldPrice, details, days, hour, extraHourPrice, description },
  ] of demoPackages.entries()) {
    const card = cards.nth(at)
    for (const text of [title, description, money(price)])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    await expect(card.getByText(`${month} Month${month > 1 ? 's' : ''}`, { exact: true })).toBeVisible()
    await expect(card.getByRole('deletion')).toHaveText(`Old price ${money(oldPrice)}`)
    for (const { type, qty, price: extra } of details) {
      await expect(card.getByRole('listitem').filter({ hasText: type })).toHaveText(
        `${qty}${type}extra ${money(extra)} each`,
      )
    }
    const spoken = week.map((day) => (days.some((open) => open === day) ? day : `${day}: closed`))
    await expect(card.getByRole('listitem').filter({ hasText: /day/ })).toContainText(spoken)
    const hours = hour === 0 ? ['Unlimited'] : [`${hour} hours`, money(extraHourPrice)]
    await expect(card.getByRole('definition')).toHaveText(hours)
    await expect(card).toContainText(`Valid at every branch${demoBranches.map((branch) => branch.name).join('')}`)
    await expect(card.getByRole('link', { name: 'BUY NOW' })).toHaveAccessibleName(`BUY NOW, ${name}`)
    await expect(card.getByRole('link', { name: 'BUY NOW' })).toHaveAttribute(
      'href',
      `/membership-checkout/${data[at]?.id}`,
    )
  }
})

test(
  'when a package has no old price, nothing is struck, and a fourth card has the colour of the first',
  { tag: '@any-size' },
  async ({ page, visit }) => {
    await visit('/')
    await page.route(/\/api\/packages\?/, async (route) => {
      const answer = await route.fetch()
      const { data, meta } = (await answer.json()) as { data: object[]; meta: object }
      const plain = data.map((pack) => ({ ...pack, old_price: null }))
      await route.fulfill({ response: answer, json: { data: [...plain, { ...plain[0], id: 99, hour: 1 }], meta } })
    })
    await followMenu(page, 'Package & Offers')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(4)
    await expect(page.getByRole('deletion')).toHaveCount(0)
    await expect(cards.nth(3).getByRole('definition').first()).toHaveText('1 hour')
    const colours = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundColor))
    expect(new Set(colours).size).toBe(3)
    expect(colours[3]).toBe(colours[0])
  },
)
