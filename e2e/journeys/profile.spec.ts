import { expectNoViolations } from '../axe.ts'
import { makeCustomer, signInAs } from '../customer.ts'
import { expectLargeTextToFit } from '../large-text.ts'
import { profileForm, signInAsNusrat } from '../profile.ts'
import { expect, holdBack, test } from '../visitor.ts'

const { step } = test

test('when a parent comes for the first time, they are invited to fill in their profile, and find it filled in', async ({
  page,
  visit,
}) => {
  const customer = await makeCustomer()
  await signInAs(page, customer)
  const { edit, logout, cancel, another, save, child, ...field } = profileForm(page)
  await visit('/dashboard')
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(page).toHaveTitle(/^My Profile/)
  await expect(page.getByText('Please fill in your profile first.')).toBeVisible()
  await expect(logout).toBeVisible()
  await expectNoViolations(page)
  await expectLargeTextToFit(page)

  await edit.click()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused()
  await expect(logout).toHaveCount(0)
  await expect(field.phone).toHaveValue(customer.phone)
  await expect(field.phone).not.toBeEditable()
  await expect(field.heardBy.getByRole('option')).toHaveText([
    'Choose one',
    'Facebook',
    'Instagram',
    'Google Search',
    'Friends/Family',
    'Influencer/Advertisement',
    'Walk-in Visit',
  ])
  await field.name.fill('মোহাম্মদ আব্দুল্লাহ আল মামুন')
  await field.spouse.fill('Rima <b>O’Neil</b>')
  await field.heardBy.selectOption('Walk-in Visit')
  await expect(field.messages).toHaveValue('en')
  await expect(field.messages).toHaveAccessibleDescription('Sign-in codes always come in English.')
  await field.messages.selectOption('বাংলা')
  for (const [index, name] of ['Zara', 'Ayaan', 'ইনায়া'].entries()) {
    await another.click()
    await expect(child(index + 1).name).toBeFocused()
    await page.keyboard.type(name)
    await child(index + 1).age.selectOption('8')
  }
  await expect(child(1).age.getByRole('option')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8'])
  await child(2).remove.click()
  await expect(another).toBeFocused()
  await expect(child(2).name).toHaveValue('ইনায়া')
  await expect(child(3).row).toHaveCount(0)

  const saving = await holdBack(page, '**/api/update-profile')
  await save.click()
  await expect(page.getByRole('button', { name: 'Saving Changes...' })).toBeFocused()
  saving.release()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeFocused()
  await expect(cancel).toHaveCount(0)

  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('মোহাম্মদ আব্দুল্লাহ আল মামুন').last()).toHaveAttribute('lang', 'bn')
  await expect(main.getByText('Rima <b>O’Neil</b>')).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: 'Walk-in Visit' })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: 'বাংলা' }).locator('span')).toHaveAttribute('lang', 'bn')
  await expect(main.getByText('Not given yet')).toHaveCount(1)
  await expect(main.getByRole('listitem').filter({ hasText: '8 years' })).toContainText(['Zara', 'ইনায়া'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toHaveText('মো')
})

test(
  'when a profile is changed, what is wrong stands at its field, and nothing that was typed is lost',
  { tag: '@any-size' },
  async ({ page, visit, request, noise }) => {
    noise.expect(/422|ERR_FAILED|503/)
    await signInAsNusrat(page, request)
    const { edit, cancel, name, spouse, email, child, another, save, form } = profileForm(page)
    const address = '**/api/update-profile'
    await visit('/dashboard/profile')

    await step(
      'when it cannot be saved, everything typed stays, and the server’s words stand at their fields',
      async () => {
        await edit.click()
        await name.fill('Nusrat J.')
        await child(2).age.selectOption('5')

        const errors = { spouse_name: ['Spouse Name is too large'], 'childrens.1.name': ['Name is required'] }
        await page.route(address, (route) =>
          route.fulfill({ status: 422, json: { message: 'Please check what you entered.', code: 'invalid', errors } }),
        )
        await save.click()
        await expect(page.getByText('Failed to update profile')).toBeVisible()
        await expect(spouse).toBeFocused()
        await expect(spouse).toHaveAccessibleDescription('Spouse Name is too large')
        await expect(child(2).name).toHaveAccessibleDescription('Name is required')
        await page.keyboard.press('End')
        await page.keyboard.type('!')
        await expect(spouse).toHaveAccessibleDescription('')

        await page.unroute(address)
        await page.route(address, (route) => route.abort())
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await save.click()
        await expect(page.getByText('Failed to update profile')).toBeVisible()
        await expect(form.getByRole('alert')).toContainText('nothing you typed is lost')
        await expect(name).toHaveValue('Nusrat J.')
        await expect(child(2).age).toHaveValue('5')

        await page.unroute(address)
        await save.click()
        await expect(page.getByText('Profile updated successfully!')).toBeVisible()
        await expect(page.getByRole('definition').filter({ hasText: 'Tanvir Rahman!' })).toBeVisible()
        await page.getByRole('button', { name: 'Dismiss' }).last().click()
      },
    )

    await step('when someone goes on typing while it is saved, they stay with what is not saved yet', async () => {
      await expect(page.getByText('Profile updated successfully!')).toHaveCount(0)
      await edit.click()
      await name.fill('Nusrat')
      const saving = await holdBack(page, address)
      await save.click()
      await email.fill('new@mail.example')
      saving.release()
      await expect(page.getByText('Profile updated successfully!')).toBeVisible()
      await expect(email).toHaveValue('new@mail.example')
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toHaveText('N')
      await save.click()
      await expect(page.getByRole('definition').filter({ hasText: 'new@mail.example' })).toBeVisible()
      await page.unroute(address)
    })

    await step(
      'when something is missing or too long, each field says so until it is mended, and nothing is sent',
      async () => {
        await page.route(address, () => expect.soft('a request').toBe('not sent'))
        await edit.click()
        await name.fill('  ')
        await spouse.fill('')
        await email.fill('nusrat@mail')
        await another.click()
        await child(1).name.fill('')
        await save.click()
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription('Name is required.')
        await expect(spouse).toHaveAccessibleDescription('Name is required.')
        await expect(email).toHaveAccessibleDescription('Email is not valid.')
        await expect(child(1).name).toHaveAccessibleDescription('Name is required')
        await expect(child(3).age).toHaveAccessibleDescription('Please choose an age from 1 to 8.')
        await expectNoViolations(page)

        await name.fill('n'.repeat(26))
        await expect(name).toHaveAccessibleDescription('Name is too large')
        await spouse.fill('s'.repeat(26))
        await expect(spouse).toHaveAccessibleDescription('Spouse Name is too large')
        await name.fill('n'.repeat(25))
        await expect(name).toHaveAccessibleDescription('')
        await child(1).remove.click()
        await expect(child(1).name).toHaveAccessibleDescription('')
        await expect(child(2).name).toHaveAccessibleDescription('Name is required')
        await save.click()
        await expect(spouse).toBeFocused()
        await expect(cancel).toBeVisible()
      },
    )
  },
)
