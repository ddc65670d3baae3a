import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visitor.ts'

const drawer = (page: Page): Locator => page.getByRole('dialog')
const openers = (page: Page): Locator[] => [
  page.getByRole('banner').getByRole('button', { name: 'Sign In' }),
  page.getByRole('contentinfo').getByRole('button', { name: 'Registration' }),
]

test('when Sign In or Registration is pressed, a drawer opens at the right, and it closes where it was opened', async ({
  page,
  visit,
}) => {
  await visit('/')
  const width = page.viewportSize()?.width ?? 0
  for (const opener of openers(page)) {
    await opener.click()
    await expect(drawer(page)).toHaveAccessibleName(/\w/)
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBeGreaterThan(0)
    const box = await drawer(page).boundingBox()
    expect(box && box.x + box.width).toBe(width)
    expect(box?.width).toBeLessThanOrEqual(Math.min(width * 0.8, 420))
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await test.step('the keyboard stays in it, and its button or a tap beside it closes it', async () => {
    const [opener] = openers(page)
    await opener?.press('Enter')
    await expect(drawer(page)).toBeVisible()
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      expect(
        await drawer(page).evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(drawer(page)).toHaveCount(0)
    await opener?.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(10, 300)
    await expect(drawer(page)).toHaveCount(0)
  })
  await test.step('pressed while it closes, it opens again', async () => {
    const [opener] = openers(page)
    await opener?.click()
    await drawer(page).evaluate(
      (dialog: HTMLDialogElement, button) => {
        dialog.requestClose()
        if (button instanceof HTMLElement) button.click()
      },
      await opener?.elementHandle(),
    )
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test(
    'when the drawer comes and goes, it slides for 500 ms in and for 300 ms out',
    { tag: '@any-size' },
    async ({ page, visit }) => {
      await visit('/')
      const slide = (dialog: Element) => [...new Set(getComputedStyle(dialog).transitionDuration.split(', '))]
      const away = (dialog: Element) => dialog.getBoundingClientRect().right - innerWidth
      const [opener] = openers(page)
      await opener?.click()
      expect(await drawer(page).evaluate(slide)).toEqual(['0.5s'])
      await expect.poll(() => drawer(page).evaluate(away)).toBe(0)
      const dialog = await drawer(page).elementHandle()
      await page.keyboard.press('Escape')
      expect(await dialog?.evaluate(slide)).toEqual(['0.3s'])
      await expect(drawer(page)).toHaveCount(0)
    },
  )
})
