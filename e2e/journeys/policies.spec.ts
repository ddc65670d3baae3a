import { demoBusiness } from '../../packages/server/src/demo/content/business.ts'
import { expect, test } from '../visitor.ts'

const rules = [
  'A guardian must accompany the child.',
  'A child must not be taller than 4.5 feet.',
  'No outside food.',
  'Socks are required (sold at the counter).',
  'Unlimited-time customers may re-enter the same day with name, mobile number or unique code.',
  'Payments are non-refundable except on cancellation by the provider.',
  'No liability for belongings.',
  'Rough play is prohibited.',
  'Facilities may close without notice; terms may change.',
]

const policies = [
  { path: '/privacy-policy', title: 'Privacy Policy', says: [/never sell/, /SSLCOMMERZ/, /guardian/] },
  {
    path: '/refund-policy',
    title: 'Refund Policy',
    says: [/non-refundable unless we cancel/, /original payment method .*in 3 to 10 business days/],
  },
  {
    path: '/service-delivery-policy',
    title: 'Service Delivery Policy',
    says: [/processed instantly after payment/, /2 to 7 business days/],
  },
]

test('when the small print is looked for, every policy is a tap away in the footer and says what we promise', async ({
  page,
  visit,
}) => {
  await visit('/about')
  const main = page.getByRole('main')
  const open = async (title: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
    await expect(page).toHaveURL(path)
  }
  await open('Terms and Conditions', '/terms-and-conditions')
  await expect(main.getByRole('listitem')).toHaveText(rules)
  for (const { path, title, says } of policies) {
    await open(title, path)
    for (const text of says) await expect(main.getByText(text).first()).toBeVisible()
    expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4)
    await expect(main.getByRole('link', { name: demoBusiness.email })).toHaveAttribute(
      'href',
      `mailto:${demoBusiness.email}`,
    )
    await expect(main.getByRole('link', { name: '01712-345678' })).toHaveAttribute('href', 'tel:01712345678')
  }
})
