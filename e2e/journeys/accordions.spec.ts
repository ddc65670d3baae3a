import type { Locator, Page } from '@playwright/test'
import { demoBusiness } from '../../packages/server/src/demo/content/business.ts'
import { demoRideGroups } from '../../packages/server/src/demo/content/ride-groups.ts'
import { demoServices } from '../../packages/server/src/demo/content/services.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../visitor.ts'

const { step } = test

const groupsOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { expanded: true })
    .or(page.getByRole('main').getByRole('button', { expanded: false }))
const openOnes = (page: Page): Locator => page.getByRole('main').getByRole('button', { expanded: true })

type Group = (typeof demoServices)[number]

async function expectGroups(page: Page, title: string, groups: Group[]): Promise<void> {
  const names = groups.map((group) => group.title)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(groupsOf(page)).toHaveText(names)
  await expect(openOnes(page)).toHaveText(names.slice(0, 1))
  for (const [at, { title: group, cards }] of groups.entries()) {
    if (at > 0) await groupsOf(page).nth(at).click()
    await expect(openOnes(page)).toHaveText([group])
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ visible: true }).getByRole('heading'),
    ).toHaveText(cards.map((card) => card.title))
    for (const { description } of cards) await expect(page.getByText(description, { exact: true })).toBeVisible()
  }
}

async function expectKeysToWork(page: Page): Promise<void> {
  const [first, second] = [groupsOf(page).nth(0), groupsOf(page).nth(1)]
  const names = await groupsOf(page).allTextContents()
  await second.press('Enter')
  await expect(openOnes(page)).toHaveText(names.slice(1, 2))
  await expect(second).toBeFocused()
  await second.press('Space')
  await expect(openOnes(page)).toHaveCount(0)
  await first.press('Space')
  await expect(openOnes(page)).toHaveText(names.slice(0, 1))
  await first.click()
  await expect(openOnes(page)).toHaveCount(0)
}

const expectTicketButton = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByRole('link', { name: 'Buy tickets' })).toHaveAttribute('href', '/tickets')

test('when the services open, one group after the other tells all its cards, and at most one is open', async ({
  page,
  visit,
}) => {
  await visit('/services')
  await step('the groups', () => expectGroups(page, 'Services', demoServices))
  await step('the keyboard', () => expectKeysToWork(page))
  await step('when all are closed, axe finds nothing', () => expectNoViolations(page))
  await step('at the end a button leads to the tickets', () => expectTicketButton(page))
})

test('when a parent asks who we are, the about page tells it before the rides, group by group', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await expect(page.getByRole('main').getByText(demoBusiness.decription)).toBeVisible()
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) await expect(row.getByRole('img')).toHaveAccessibleName(/\w/)
  await expect(page.getByRole('region', { name: 'Our Rides' })).toBeVisible()
  await step('the groups', () => expectGroups(page, 'About', demoRideGroups))
  await step('the keyboard', () => expectKeysToWork(page))
  await step('at the end a button leads to the tickets', () => expectTicketButton(page))
})
