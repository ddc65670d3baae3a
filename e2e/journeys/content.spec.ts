import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { makeRide, workAtDesk } from '../content.ts'
import { expect, test } from '../own-centre.ts'
import { medianOfKeys } from '../slow-typing.ts'

// One after the other, in one centre.
test.describe.configure({ mode: 'default' })

const SECONDS = 1000

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'How parents will see it' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
/** New ones come last. */
const publicRides = async (page: Page): Promise<string> =>
  (
    await Promise.all(['', '?page=2', '?page=3'].map(async (at) => (await page.request.get(`/fun-rides${at}`)).text()))
  ).join('')
const isPublic = (page: Page, text: string) =>
  expect.poll(async () => (await publicRides(page)).includes(text), { timeout: 2 * SECONDS }).toBe(true)

test('when a ride is changed, the card follows each key, a reload keeps the text, and parents see it within 2 seconds', async ({
  page,
  centre,
}) => {
  await workAtDesk(page, centre, 'Nasrin')
  const { id } = await makeRide(page, 'Tea Cups')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/staff/content/rides/${id}`)

  await test.step('while one types, the public card shows it', async () => {
    await field(page, 'Name').fill('Flying Tea Cups')
    await field(page, 'Details').fill('Round and round.')
    await expect(preview(page)).toContainText('Flying Tea Cups')
    await expect(preview(page)).toContainText('Round and round.')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('on a slow phone, too, a key is shown at once', async () => {
    expect(await medianOfKeys(page, field(page, 'Details'))).toBeLessThan(50)
    await field(page, 'Details').fill('Round and round.')
  })

  await test.step('a link elsewhere asks first, and so do the keys that lead there', async () => {
    const stay = async () => {
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
      await page.getByRole('button', { name: 'Stay here' }).click()
    }
    await page.getByRole('link', { name: 'Fun Rides' }).click()
    await stay()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await stay()
  })

  await test.step('a reload keeps what was typed', async () => {
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue('Flying Tea Cups')
    await expect(field(page, 'Details')).toHaveValue('Round and round.')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
  })

  await test.step('what is missing is said at its field', async () => {
    await field(page, 'Name').fill(' ')
    await save(page)
    await expect(page.getByText('Name is required.')).toBeVisible()
    await field(page, 'Name').fill('Flying Tea Cups')
  })

  await test.step('saved three times in a row without a conflict, it is public', async () => {
    await save(page)
    await expect(page.getByText('Unsaved changes')).toBeHidden()
    for (const details of ['Round and round and round.', 'Round, and a wave.']) {
      await field(page, 'Details').fill(details)
      await save(page)
      await expect(page.getByText('Unsaved changes')).toBeHidden()
    }
    await isPublic(page, 'Round, and a wave.')
  })

  await test.step('an earlier version is put back from its history', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History of Flying Tea Cups' })
    await expect(history.getByText('Details: Round and round and round. → Round, and a wave.')).toBeVisible()
    await expectNoViolations(page)
    await history.getByRole('button', { name: 'Restore this version' }).first().click()
    await expect(field(page, 'Details')).toHaveValue('Round and round and round.')
  })
})

test('when two change one ride, the later one chooses field by field, and nothing is lost @any-size', async ({
  page,
  centre,
  noise,
}) => {
  noise.expect(/412/)
  await workAtDesk(page, centre, 'Nasrin')
  const ride = await makeRide(page, 'Carousel Two', 'Painted horses.')
  await page.goto(`/staff/content/rides/${ride.id}`)
  await field(page, 'Name').fill('Carousel, mine')

  await workAtDesk(page, centre, 'Karim')
  const theirs = { name: 'Grand Carousel', details: 'Under 90 cm with an adult.' }
  const changed = await page.request.patch(`/api/staff/rides/${ride.id}`, {
    headers: { 'x-staff': '1', 'if-match': `"${ride.version}"` },
    data: { ...theirs, name_bn: null, details_bn: null, picture_id: null, live: true },
  })
  expect(changed.status()).toBe(200)
  await workAtDesk(page, centre, 'Nasrin')

  await save(page)
  const dialog = page.getByRole('dialog', { name: /^Karim.* changed this at / })
  await expect(dialog.getByText('Your changes are not saved yet. Choose for each field.')).toBeVisible()
  await expect(
    dialog.getByRole('group', { name: 'Name', exact: true }).getByRole('radio', { name: /Keep mine/ }),
  ).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Details' }).getByRole('radio', { name: /Take theirs/ })).toBeChecked()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Save this mix' }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue('Carousel, mine')
  await expect(field(page, 'Details')).toHaveValue('Under 90 cm with an adult.')
})

test('when the list is put in order and a ride deleted, both can be taken back @any-size', async ({ page, centre }) => {
  await workAtDesk(page, centre, 'Nasrin')
  for (const name of ['Alpha Ride', 'Beta Ride']) await makeRide(page, name)
  await page.goto('/staff/content/rides')
  const rows = page.getByRole('main').getByRole('list').getByRole('listitem')
  const lastTwo = async () => (await rows.allTextContents()).slice(-2).map((text) => /(Alpha|Beta)/.exec(text)?.[1])
  const handle = page.getByRole('button', { name: 'Move Beta Ride: drag, or press Space and the arrow keys' })
  await expect.poll(lastTwo).toEqual(['Alpha', 'Beta'])

  await test.step('Escape puts back, Space drops, Undo takes back', async () => {
    await handle.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Beta Ride is lifted\. Place/)).toBeAttached()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Beta Ride is now /)).toBeVisible()
    await expect.poll(lastTwo).toEqual(['Beta', 'Alpha'])
    await expect(handle).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(lastTwo).toEqual(['Alpha', 'Beta'])
  })

  await test.step('who cannot drag presses the handle', async () => {
    await handle.click()
    await page.getByRole('dialog', { name: 'Move Beta Ride' }).getByRole('button', { name: 'Move up' }).click()
    await expect.poll(lastTwo).toEqual(['Beta', 'Alpha'])
    await expectNoViolations(page)
  })

  await test.step('Alpha is deleted, comes back by Undo, is deleted again and restored from the bin', async () => {
    const remove = async () => {
      await page.getByRole('link', { name: 'Edit Alpha Ride' }).click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Deleted.')).toBeVisible()
    }
    await remove()
    await expect.poll(async () => (await rows.allTextContents()).join()).not.toContain('Alpha Ride')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('It is back.')).toBeVisible()
    await remove()
    await page.getByRole('link', { name: 'Bin', exact: true }).click()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Restore Alpha Ride' }).click()
    await expect(page.getByText('Alpha Ride is back.')).toBeVisible()
    await isPublic(page, 'Alpha Ride')
  })
})
