import type { APIRequestContext, Page } from '@playwright/test'
import { type Customer, makeCustomer, signInAs } from './customer.ts'
import { expect } from './visitor.ts'

const filledIn = {
  _method: 'POST',
  name: 'Nusrat Jahan',
  spouse_name: 'Tanvir Rahman',
  email: 'nusrat@mail.example',
  heared_by: 'Friends/Family',
  'childrens[0][name]': 'Ayaan',
  'childrens[0][age]': '6',
  'childrens[1][name]': 'ইনায়া',
  'childrens[1][age]': '4',
}

/** A parent who has told everything about themselves, and is signed in. */
export async function signInAsNusrat(page: Page, request: APIRequestContext): Promise<Customer> {
  const customer = await makeCustomer()
  const headers = { authorization: `Bearer ${customer.token}` }
  const answer = await request.post('/api/update-profile', { headers, multipart: filledIn })
  expect(answer.status(), await answer.text()).toBe(200)
  await signInAs(page, customer)
  return customer
}

/** What the profile is edited with. */
export function profileForm(page: Page) {
  const form = page.getByRole('form', { name: 'My Profile' })
  const child = (number: number) => {
    const row = form.getByRole('group', { name: `Child ${number}` })
    return {
      row,
      name: row.getByLabel('Child name'),
      age: row.getByLabel('Age'),
      remove: row.getByRole('button', { name: 'Remove' }),
    }
  }
  return {
    form,
    child,
    name: form.getByLabel('Name', { exact: true }),
    spouse: form.getByLabel('Spouse Name'),
    phone: form.getByLabel('Phone'),
    email: form.getByLabel('Email'),
    heardBy: form.getByLabel('How did you hear about us?'),
    messages: form.getByLabel('Language of text messages'),
    image: form.getByLabel(/(Add|Change) image/),
    another: form.getByRole('button', { name: 'Add Another Child' }),
    save: form.getByRole('button', { name: 'Save Changes' }),
    edit: page.getByRole('button', { name: 'Edit Profile' }),
    cancel: page.getByRole('button', { name: 'Cancel' }),
    logout: page.getByRole('button', { name: 'Logout' }),
  }
}
