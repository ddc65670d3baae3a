import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visitor.ts'

const { step } = test

// The clock that a journey has taken over stays with its page, so that each needs a new one.
test.use({ reuseContext: false, contextOptions: { reducedMotion: 'no-preference' } })

const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Photo Gallery' }).getByRole('group', { name: 'Photo Gallery' })
const photo = (page: Page, n: number): Locator => carousel(page).getByRole('group', { name: `${n} of 6`, exact: true })

/** Time stands still from here on, and the first photo has just come. */
async function openAt(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await visit('/')
  await expect(photo(page, 1)).toBeVisible()
  await page.clock.pauseAt('2026-11-20T10:01:00Z')
  await carousel(page).scrollIntoViewIfNeeded()
  await beginAnew(page)
}

/** Neither pointer nor focus holds it, and the first photo has just come. */
async function beginAnew(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await pause(page)
  // A photo that was on its way has arrived by then, and input counts again.
  await page.clock.runFor(600)
  while (!(await photo(page, 1).isVisible())) await turn(page, 'Next photo')
  await play(page)
}

const pause = (page: Page) =>
  page.getByRole('button', { name: 'Pause photos' }).evaluate((button: HTMLElement) => button.click())
const play = (page: Page) =>
  page.getByRole('button', { name: 'Play photos' }).evaluate((button: HTMLElement) => button.click())

/** A click by program, so that neither pointer nor focus holds the carousel afterwards. */
async function turn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click())
  await page.clock.runFor(600)
}

test('when photos turn, they do so by themselves, by arrow and by hand, and wait for whoever looks at one', async ({
  page,
  visit,
}) => {
  await openAt(page, visit)

  await step('untouched, it moves on every three seconds and begins again after the last', async () => {
    await page.clock.runFor(2_900)
    await expect(photo(page, 1)).toBeVisible()
    for (const n of [2, 3, 4, 5, 6, 1]) {
      await page.clock.runFor(3_000)
      await expect(photo(page, n)).toBeVisible()
    }
  })

  await beginAnew(page)
  await step('the arrows go both ways and around both ends', async () => {
    await turn(page, 'Next photo')
    await expect(photo(page, 2)).toBeVisible()
    await turn(page, 'Previous photo')
    await turn(page, 'Previous photo')
    await expect(photo(page, 6)).toBeVisible()
    await turn(page, 'Next photo')
    await expect(photo(page, 1)).toBeVisible()
  })

  await beginAnew(page)
  await step('a photo that is dragged gives way to the next or the previous one', async () => {
    await drag(page, -120)
    await expect(photo(page, 2)).toBeVisible()
    await page.clock.runFor(600)
    await drag(page, 120)
    await expect(photo(page, 1)).toBeVisible()
    await page.clock.runFor(600)
    await drag(page, -10)
    await expect(photo(page, 1)).toBeVisible()
  })

  await beginAnew(page)
  await step('it waits while the pointer rests on it, and goes on when it leaves', async () => {
    await carousel(page).hover()
    await page.clock.runFor(9_000)
    await expect(photo(page, 1)).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_000)
    await expect(photo(page, 2)).toBeVisible()
  })

  await beginAnew(page)
  await step('it waits while the focus is in it, and goes on when it leaves', async () => {
    await page.getByRole('button', { name: 'Next photo' }).focus()
    await page.clock.runFor(9_000)
    await expect(photo(page, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Next photo' }).blur()
    await page.clock.runFor(3_000)
    await expect(photo(page, 2)).toBeVisible()
  })

  await beginAnew(page)
  await step('told to pause, it stays until it is told to play', async () => {
    await pause(page)
    await page.clock.runFor(9_000)
    await expect(photo(page, 1)).toBeVisible()
    await play(page)
    await page.clock.runFor(3_000)
    await expect(photo(page, 2)).toBeVisible()
  })
})

async function drag(page: Page, by: number): Promise<void> {
  const shown = carousel(page).getByRole('img').first()
  // Waits until the photo is in view and hangs still: a hand would not grab it before that either.
  await shown.hover()
  const box = await shown.boundingBox()
  if (!box) throw new Error('There is no photo to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 5 })
  await page.mouse.up()
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'when motion is unwelcome, it never moves by itself and the arrows still work',
    { tag: '@any-size' },
    async ({ page, visit }) => {
      await page.clock.install()
      await visit('/')
      await page.clock.runFor(12_000)
      await expect(photo(page, 1)).toBeVisible()
      await turn(page, 'Next photo')
      await expect(photo(page, 2)).toBeVisible()
    },
  )
})
