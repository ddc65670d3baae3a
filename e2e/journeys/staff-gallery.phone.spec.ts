import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../own-centre.ts'
import { signInStaff } from '../staff-session.ts'

const PHOTOS = 30
const numbers = Array.from({ length: PHOTOS }, (_, n) => n + 1)
const nameOf = (n: number): string => `IMG_${String(n).padStart(2, '0')}.jpg`
const wordsOf = (n: number): string => `Photo number ${n}`

/** Each of another colour, so that none is taken for another. */
async function photoOf(n: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: (n * 8) % 256, g: (n * 40) % 256, b: 255 - ((n * 8) % 256) }
  const buffer = await sharp({ create: { width: 320, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: nameOf(n), mimeType: 'image/jpeg', buffer }
}

/** Every fifth call is cut: one before the server has heard of it, the next when the answer was on its way. */
async function cutTheLine(page: Page): Promise<() => number> {
  let [calls, cut] = [0, 0]
  const shaky = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue()
    calls += 1
    if (calls % 5 !== 0) return route.continue()
    cut += 1
    if (cut % 2 === 0) await route.fetch()
    return route.abort('connectionreset')
  }
  await page.route('**/api/staff/pictures', shaky)
  await page.route('**/api/staff/galleries', shaky)
  return () => cut
}

test('when thirty photos are sent over a line that drops, all are there, in the chosen order, none twice', async ({
  page,
  centre,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_RESET|Failed to load/)
  await signInStaff(page, centre, 'manager')
  const photos = await Promise.all(numbers.map(photoOf))
  const publicWords = async () => {
    const answer = await fetch(`${centre.url}/api/galleries?per_page=150`)
    const { data } = (await answer.json()) as { data: { picture: { alt: string } }[] }
    return data.map(({ picture }) => picture.alt)
  }
  const before = await publicWords()

  await page.goto('/staff/content/gallery')
  await expect(page.getByText(`Gallery · ${before.length} pictures`)).toBeVisible()

  await test.step('what is no photo is refused, and the others wait for their words', async () => {
    const party = { name: 'party.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }
    await page.getByLabel('Choose files').setInputFiles([party, ...photos.slice(0, PHOTOS - 1)])
    await expect(page.getByText('Only JPG, JPEG, and PNG files are allowed.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByLabel('Choose files').setInputFiles(photos.slice(PHOTOS - 1))
    await expect(page.getByRole('heading', { name: `${PHOTOS} pictures chosen` })).toBeVisible()
    await page.getByRole('button', { name: `Upload ${PHOTOS} pictures` }).click()
    await expect(page.getByText('Please say in a few words what the picture shows.')).toBeVisible()
    await expectNoViolations(page)
  })

  const cuts = await cutTheLine(page)
  await test.step('each is told, and all of them arrive', async () => {
    for (const n of numbers) await page.getByLabel(`What does ${nameOf(n)} show?`).fill(wordsOf(n))
    await page.getByRole('button', { name: `Upload ${PHOTOS} pictures` }).click()
    await expect(page.getByRole('heading', { name: 'Uploading' })).toBeVisible()
    await expect(page.getByText(`${PHOTOS} of ${PHOTOS} done`)).toBeVisible({ timeout: 200_000 })
    expect(cuts()).toBeGreaterThan(8)
  })

  await test.step('parents see them within two seconds, as they were chosen', async () => {
    const chosen = [...before, ...numbers.map(wordsOf)]
    await expect.poll(publicWords).toEqual(chosen)
    await expect(page.getByRole('link', { name: /^Photo number/ })).toHaveText(numbers.map(wordsOf))
    await expectNoViolations(page)
  })

  await test.step('one is told otherwise and its point of focus set by keys, and parents see that', async () => {
    await page.getByRole('link', { name: wordsOf(1), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: wordsOf(1) })).toBeVisible()
    await page.getByRole('button', { name: 'Point of focus, 50 % from the left, 50 % from the top' }).press('ArrowLeft')
    await page.getByLabel('What does it show?', { exact: true }).fill('A red wall')
    await page.getByRole('button', { name: 'Turn right' }).click()
    await expect(
      page.getByRole('button', { name: 'Point of focus, 50 % from the left, 48 % from the top' }),
    ).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(async () => (await publicWords())[before.length], { timeout: 10_000 }).toBe('A red wall')
  })

  await test.step('chosen ones go to the top, become drafts and are deleted, each with a way back', async () => {
    await page.goto('/staff/content/gallery')
    await page.getByLabel(`Choose ${wordsOf(30)}`).check()
    await page.getByRole('button', { name: 'Move to top' }).click()
    await expect.poll(async () => (await publicWords())[0]).toBe(wordsOf(30))
    await page.getByRole('button', { name: 'Make draft' }).click()
    await expect.poll(publicWords).not.toContain(wordsOf(30))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await publicWords())[0]).toBe(wordsOf(30))
    const handle = page.getByRole('button', { name: `Move ${wordsOf(30)},` })
    for (const key of [' ', 'ArrowRight', ' ']) await handle.press(key)
    await expect.poll(async () => (await publicWords())[1]).toBe(wordsOf(30))
    await page.getByLabel(`Choose ${wordsOf(30)}`).check()
    await page.getByRole('button', { name: 'Delete 1' }).click()
    await expect.poll(publicWords).not.toContain(wordsOf(30))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(publicWords).toContain(wordsOf(30))
  })
})
