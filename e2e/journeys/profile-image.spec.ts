import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { makeCustomer, signInAs } from '../customer.ts'
import { profileForm } from '../profile.ts'
import { expect, test } from '../visitor.ts'

const MAX = 5_242_880
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4CC3FF' } })
  .jpeg()
  .toBuffer()

test('when an image is chosen, it is seen before it is saved, and what cannot be used is refused', async ({
  page,
  visit,
  noise,
}, testInfo) => {
  noise.expect(/422/)
  // As a path and not as bytes: to carry five megabytes into the browser takes longer than all the rest.
  const onDisk = async (name: string, bytes: Buffer) => {
    const path = testInfo.outputPath(name)
    await writeFile(path, bytes)
    return path
  }
  await signInAs(page, await makeCustomer({ name: 'Rima' }))
  const { edit, form, image, spouse, save } = profileForm(page)
  const refused = form.getByRole('alert')
  const avatar = page.getByRole('banner').getByRole('link', { name: 'My Profile' })
  await visit('/dashboard/profile')
  await expect(avatar).toHaveText('R')
  await edit.click()

  await image.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(refused).toHaveText('Only JPG, JPEG, and PNG files are allowed.')
  await image.setInputFiles(await onDisk('me.png', Buffer.alloc(MAX + 1)))
  await expect(refused).toHaveText('File size exceeds the maximum limit of 5MB.')
  await image.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  await expect(refused).toHaveText('This picture is damaged and cannot be read.')
  await expect(image).toHaveAccessibleDescription(/This picture is damaged/)

  const chosen = await onDisk('ME.JPEG', Buffer.concat([photo, Buffer.alloc(MAX - photo.length)]))
  const preview = form.locator('img')
  await image.setInputFiles(chosen)
  await expect(preview).toBeVisible()
  await expect(refused).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove new image' }).click()
  await expect(image).toBeFocused()
  await expect(preview).toHaveCount(0)

  await test.step('when the server refuses an image, its words stand at the image', async () => {
    await spouse.fill('Tanvir')
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer()
    await image.setInputFiles({ name: 'really-a-gif.png', mimeType: 'image/png', buffer: gif })
    await save.click()
    await expect(page.getByText('Failed to update profile')).toBeVisible()
    await expect(image).toBeFocused()
    await expect(image).toHaveAccessibleDescription(/^Only JPG, JPEG, and PNG files are allowed\./)
  })

  await image.setInputFiles(chosen)
  await expect(preview).toBeVisible()
  await save.click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(avatar.locator('img')).toHaveAttribute('src', /^\/media\//)
})
