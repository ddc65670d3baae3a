import { expect, test } from '../visitor.ts'

test('when the pointer is on a card of a group, that card stands out and gives way to the next', async ({
  page,
  visit,
}) => {
  await visit('/services')
  const cards = page.getByRole('main').getByRole('listitem').filter({ visible: true })
  const looks = () => cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).boxShadow))
  await expect.poll(async () => (await looks()).every((look) => look === 'none')).toBe(true)
  for (const at of [0, 2]) {
    await cards.nth(at).hover()
    await expect.poll(async () => (await looks()).map((look) => look !== 'none').indexOf(true)).toBe(at)
    await expect.poll(async () => (await looks()).filter((look) => look !== 'none').length).toBe(1)
  }
})
