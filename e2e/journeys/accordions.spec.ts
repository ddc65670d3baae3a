import type { Locator, Page } from '@playwright/test'
import { demoBusiness } from '../../packages/server/src/demo/content/business.ts'
import { demoRideGroups } from '../../packages/server/src/demo/content/ride-groups.ts'
import { demoServices } from '../../packages/server/src/demo/content/services.ts'
import { expect, test } from '../visitor.ts'

const groupsOf = (page: Page): Locator => page.getByRole('main').getByRole('button', { expanded: true }).or(page.getByRole('main').getByRole('button', { expanded: false }))
const openOnes = (page: Page): Locator => page.getByRole('main').getByRole('button', { expanded: true })

const screens = [
  { path: '/services', title: 'Services', groups: demoServices },
  { path: '/about', title: 'About', groups: demoRideGroups },
]

for (const { path, title, groups } of screens) {
  const names = groups.map((group) => group.title)

  test(`when ${path} opens, it shows its groups, and one after the other tells all its cards`, async ({ page, visit }) => {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(groupsOf(page)).toHaveText(names)
    await expect(openOnes(page)).toHaveText(names.slice(0, 1))
    for (const [at, { title: group, cards }] of groups.entries()) {
      if (at > 0) await groupsOf(page).nth(at).click()
      await expect(openOnes(page)).toHaveText([group])
      await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true }).getByRole('heading')).toHaveText(cards.map((card) => card.title))
      for (const { description } of cards) await expect(page.getByText(description, { exact: true })).toBeVisible()
    }
  })

  test(`when the keyboard opens and closes a group of ${path}, at most one is open`, async ({ page, visit }) => {
    await visit(path)
    const [first, second] = [groupsOf(page).nth(0), groupsOf(page).nth(1)]
    await second.press('Enter')
    await expect(openOnes(page)).toHaveText(names.slice(1, 2))
    await expect(second).toBeFocused()
    await second.press('Space')
    await expect(openOnes(page)).toHaveCount(0)
    await first.press('Space')
    await expect(openOnes(page)).toHaveText(names.slice(0, 1))
    await first.click()
    await expect(openOnes(page)).toHaveCount(0)
  })
}

test('when a parent asks who we are, the about page tells it before the rides', async ({ page, visit }) => {
  await visit('/about')
  await expect(page.getByRole('main').getByText(demoBusiness.decription)).toBeVisible()
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) await expect(row.getByRole('img')).toHaveAccessibleName(/\w/)
  await expect(page.getByRole('region', { name: 'Our Rides' })).toBeVisible()
})
