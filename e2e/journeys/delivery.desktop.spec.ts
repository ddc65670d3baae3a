import pg from 'pg'
import { budgets } from '../../scripts/page-weight.ts'
import { countedScripts } from '../built-files.ts'
import { standInForMap } from '../stand-in-map.ts'
import { expect, test } from '../visitor.ts'

for (const { path, modules } of budgets) {
  test(`when ${path} loads, it brings exactly the scripts that the size budget counts`, async ({ page, visit, noise }) => {
    await standInForMap(page, noise)
    const loaded: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && loaded.push(new URL(request.url()).pathname))
    await visit(path)
    await page.waitForLoadState('networkidle')
    expect([...new Set(loaded)].toSorted()).toEqual(countedScripts(modules).toSorted())
  })
}

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
    }).toPass({ timeout: 5_000 })
  } finally {
    await rename('Giant Bricks', 'Giant Blocks')
    await database.end()
  }
})
