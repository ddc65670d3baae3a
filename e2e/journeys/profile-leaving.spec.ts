import { followMenu } from '../follow-menu.ts'
import { profileForm, signInAsNusrat } from '../profile.ts'
import { expect, test } from '../visitor.ts'

test.beforeEach(async ({ page, request }) => void (await signInAsNusrat(page, request)))

test('when changes are not saved, a link, Back and Cancel ask first; without changes, nobody asks @any-size', async ({
  page,
  visit,
}) => {
  const { edit, cancel, name, save } = profileForm(page)
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const keep = question.getByRole('button', { name: 'Keep editing' })
  const discard = question.getByRole('button', { name: 'Discard changes' })
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click()
  await edit.click()
  await name.fill('Somebody')

  await followMenu(page, 'Fun Rides')
  await keep.click()
  await expect(page).toHaveURL('/dashboard/profile')
  await page.getByRole('banner').getByRole('link', { name: 'এই পেজটি বাংলায় পড়ুন' }).click()
  await keep.click()
  await expect(page).toHaveURL('/dashboard/profile')
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Somebody')
  await cancel.click()
  await discard.click()
  await expect(page.getByRole('definition').filter({ hasText: 'Nusrat Jahan' })).toBeVisible()

  await edit.click()
  await name.fill('Somebody')
  await followMenu(page, 'Fun Rides')
  await discard.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fun Rides' })).toBeVisible()
  await page.goBack()
  await edit.click()
  await name.fill('Somebody')
  await page.evaluate(() => history.back())
  await discard.click()
  await expect(page).toHaveURL('/about')
  await test.step('when nothing is changed, or it is saved, nobody asks', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click()
    await edit.click()
    await name.fill('Somebody')
    await name.fill('Nusrat Jahan')
    await cancel.click()
    await edit.click()
    await name.fill('Somebody')
    await save.click()
    await expect(page.getByRole('definition').filter({ hasText: 'Somebody' })).toBeVisible()
    await followMenu(page, 'Fun Rides')
    await expect(page).toHaveURL('/fun-rides')
  })
})

test(
  'when the tab is closed or loaded anew with unsaved changes, the browser asks',
  { tag: '@any-size' },
  async ({ page, visit }) => {
    const { edit, name } = profileForm(page)
    await visit('/dashboard/profile')
    await edit.click()
    await name.press('x')
    const question = page.waitForEvent('dialog')
    const reload = page.reload()
    expect((await question).type()).toBe('beforeunload')
    await (await question).accept()
    await reload
    await expect(edit).toBeVisible()
  },
)
