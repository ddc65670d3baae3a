import { builtFile } from '../built-files.ts'
import { myProfile, signInButton, signInDrawer } from '../sign-in.ts'
import { expect, holdBack, test } from '../visitor.ts'

test('when nobody is signed in, nobody is asked who it is, and the code to sign in comes when they are about to', async ({
  page,
  visit,
}) => {
  const file = builtFile('src/app/sign-in-drawer.tsx')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await visit('/')
  await page.waitForLoadState('networkidle')
  await expect(signInButton(page)).toBeVisible()
  await expect(myProfile(page)).toBeHidden()
  expect(fetched).not.toContain('/api/user')
  expect(fetched).not.toContain(`/${file}`)
  await signInButton(page).focus()
  await expect.poll(() => fetched).toContain(`/${file}`)
  await expect(signInDrawer(page).drawer).toHaveCount(0)
})

test('when the line is gone as Sign In is pressed, that is said, and the next press opens the drawer', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/sign-in-drawer/, /ERR_FAILED/)
  await visit('/')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*', (route) => route.abort())
  await signInButton(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong! Please reload the page.' }),
  ).toBeVisible()
  await page.unroute('**/assets/*')
  await signInButton(page).click()
  await expect(signInDrawer(page).drawer).toBeVisible()
})

test('when Sign In is pressed before the page is alive, the drawer opens as soon as it is', async ({ page }) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto('/')
  await signInButton(page).click()
  scripts.release()
  await expect(signInDrawer(page).drawer).toBeVisible()
})
