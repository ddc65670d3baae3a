import pg from 'pg'
import { expect, test } from '../visitor.ts'

test('when a page is sent, it carries a policy that allows no foreign and no inline script', async ({ request }) => {
  const { 'content-security-policy': policy = '' } = (await request.get('/')).headers()
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).not.toBe('')
  expect(scripts).not.toMatch(/unsafe|https?:|\*/)
})

test('when a ride gets a new name, the very next visitors see it', async ({ page, visit }) => {
  const database = new pg.Client({ connectionString: process.env['SITE_DATABASE_URL'] })
  await database.connect()
  const rename = (from: string, to: string) => database.query('update rides set name = $2 where name = $1', [from, to])
  await visit('/fun-rides?page=2')
  await expect(page.getByRole('heading', { name: 'Giant Blocks' })).toBeVisible()
  try {
    await rename('Giant Blocks', 'Giant Bricks')
    await expect(async () => {
      await page.goto('/fun-rides?page=2')
      await expect(page.getByRole('heading', { name: 'Giant Bricks' })).toBeVisible({ timeout: 200 })
    }).toPass()
  } finally {
    await rename('Giant Bricks', 'Giant Blocks')
    await database.end()
  }
})
