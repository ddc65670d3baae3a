import { expect, test as base } from '@playwright/test'
import pg from 'pg'
import { APP_ROLE } from '../packages/server/src/db/embedded-role.ts'
import { openSite } from '../scripts/launch-site.ts'

/** Columns of the only row that says who a centre is. */
type Facts = Record<string, string | null>

export type Centre = {
  url: string
  /** Changes the content behind the server's back, and waits until the pages follow. */
  change: (sql: string, values?: unknown[]) => Promise<void>
  /** Makes it the demo centre with only these facts different. */
  tell: (facts: Facts) => Promise<void>
}

const ours = process.env['SITE_DATABASE_URL'] ?? ''

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Beside the database of all other journeys, in the same PostgreSQL; the site's own role may not make one. */
async function createDatabase(name: string): Promise<string> {
  const client = await connect(process.env['SITE_OWNER_URL'] ?? '')
  await client.query(`create database ${name} owner ${APP_ROLE}`)
  await client.end()
  const url = new URL(ours)
  url.pathname = name
  return url.href
}

/** The tax rate is in every page's data and on no public screen: it tells when a page was made. */
function changer(client: pg.Client, url: string): Centre['change'] {
  let revision = 0
  const isShown = async () => (await (await fetch(url)).text()).includes(`"vat_rate":${revision}}`)
  return async (sql, values = []) => {
    revision++
    await client.query('begin')
    await client.query(sql, values)
    await client.query('update settings set vat_rate_bp = $1', [revision * 100])
    await client.query('commit')
    await expect.poll(isShown, { intervals: [20] }).toBe(true)
  }
}

function teller(change: Centre['change'], demo: Facts): Centre['tell'] {
  return (facts) => {
    const row = Object.entries({ ...demo, ...facts })
    const columns = row.map(([name]) => name)
    const values = columns.map((_, n) => `$${n + 1}`)
    const taken = columns.map((name) => `${name} = excluded.${name}`)
    return change(
      `insert into business_info (${columns}) values (${values}) on conflict (id) do update set ${taken}`,
      row.map(([, value]) => value),
    )
  }
}

/** A centre with a database of its own, opened when a journey first asks for it: workers that differ in it would have to be started anew. */
export const withCentre = base.extend<object, { centre: Centre }>({
  centre: [
    async ({}, use, { workerIndex }) => {
      const database = await createDatabase(`centre_${workerIndex}`)
      const site = await openSite({ DATABASE_URL: database })
      const client = await connect(database)
      const { rows } = await client.query<Facts>('select * from business_info')
      const change = changer(client, site.url)
      await use({ url: site.url, change, tell: teller(change, rows[0] ?? {}) })
      await client.end()
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
