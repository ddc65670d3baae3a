import pg from 'pg'
import { drawToken } from '../packages/server/src/customers/session.ts'
import { ownerUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { fillCustomers, phoneOf } from './many-customers.ts'
import { fillSales } from './many-sales.ts'
import { fillVisits } from './many-visits.ts'
import type { Bench } from './measure.ts'
import { COMMON, ONE_OF_MANY, RARE } from './names.ts'
import { ORDERS_EACH } from './own-lists.ts'

const [FEW, MANY] = [1_000, Number(process.env['BENCH_ORDERS'] ?? 1_000_000)]
const [TIMES, WARM_UP] = [60, 10]
const MOST_TIMES = 3
/** Nobody searches more often than 60 times a minute: as many people as that takes. */
const PEOPLE = 40

type Asked = { name: string; path(order: number): string; finds: string; most: number }

const search = (q: string): string => `orders?q=${encodeURIComponent(q)}`
const digits = (order: number, length: number): string => String(order).padStart(length, '0')

/** The order with this number; every customer has twenty, one after the other. */
const asked: Asked[] = [
  { name: 'phone', path: (n) => search(phoneOf(1 + Math.floor((n - 1) / ORDERS_EACH))), finds: '"total":20', most: 50 },
  { name: 'invoice', path: (n) => search(`INV-20250101-${digits(n, 7)}`), finds: '"total":1', most: 50 },
  { name: 'end of an invoice', path: (n) => search(digits(n, 7)), finds: '"invoice_number"', most: 50 },
  { name: 'transaction', path: (n) => search(`BENCH-${digits(n, 8)}`), finds: '"total":1', most: 50 },
  { name: 'bank transaction', path: (n) => search(`BANK${digits(n, 8)}`), finds: '"total":1', most: 50 },
  { name: 'name that few have', path: () => search(RARE), finds: '', most: 200 },
  { name: 'name and surname', path: () => search(ONE_OF_MANY), finds: '"invoice_number"', most: 200 },
  { name: 'name that many have', path: () => search(COMMON), finds: '"invoice_number"', most: 200 },
  {
    name: 'newest, paid, of a branch',
    path: () => 'orders?state=paid&branch_id=1',
    finds: '"invoice_number"',
    most: 50,
  },
  { name: 'page of an order', path: (n) => `orders/tickets/${n}`, finds: '"attempts"', most: 50 },
]

/** What somebody at the desk waits for, over HTTP, one after the other. */
export const deskSearch: Bench = {
  name: `The desk finds and shows orders with ${FEW.toLocaleString('en')} and with ${MANY.toLocaleString('en')} in the tables (p95 of ${TIMES}, over HTTP)`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true' })
    const client = new pg.Client({ connectionString: ownerUrl(site.dataDir) })
    try {
      await client.connect()
      await fillCustomers(client, MANY / ORDERS_EACH)
      const measured = async (count: number) => {
        await fillSales(client, count)
        const people = await comeIn(client)
        await fillVisits(client, people.device, people.staff)
        return measureAll(`${site.url}/api/staff/`, people.cookies, count)
      }
      const [few, many] = [await measured(FEW), await measured(MANY)]
      return asked.map((one) => judge(say, one, few[one.name] ?? NaN, many[one.name] ?? NaN)).every(Boolean)
    } finally {
      await client.end()
      await site.stop()
    }
  },
}

/** A name that few have is nobody's among a thousand: there is nothing to compare it with. */
function judge(say: (line: string) => void, { name, most, finds }: Asked, few: number, many: number): boolean {
  const ratio = many / few
  say(
    `${name}: ${few.toFixed(1)} ms and ${many.toFixed(1)} ms, at most ${most} wanted; ratio ${ratio.toFixed(2)}, at most ${MOST_TIMES} wanted`,
  )
  return many <= most && (ratio <= MOST_TIMES || finds === '')
}

async function measureAll(api: string, cookies: string[], count: number): Promise<Record<string, number>> {
  const times = new Map(asked.map(({ name }) => [name, [] as number[]]))
  let calls = 0
  for (let n = 0; n < WARM_UP + TIMES; n++) {
    const order = 1 + ((n * 7919) % count)
    for (const one of asked) {
      const began = performance.now()
      await read(api + one.path(order), cookies[calls++ % cookies.length] ?? '', one.finds)
      if (n >= WARM_UP) times.get(one.name)?.push(performance.now() - began)
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, p95(all)]))
}

const p95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN

/** An answer without what it should hold would be quick, too. */
async function read(url: string, cookie: string, finds: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } })
  const words = await answer.text()
  if (!answer.ok || !words.includes(finds)) throw new Error(`${url} answered ${answer.status}: ${words.slice(0, 200)}`)
}

/** Managers who are signed in, each in a browser of their own; one has a gate too. */
async function comeIn(client: pg.Client): Promise<{ cookies: string[]; staff: number; device: number }> {
  const tokens = Array.from({ length: PEOPLE }, () => drawToken())
  const [manager] = (await client.query<{ id: number }>(`select id from staff where role = 'manager' limit 1`)).rows
  const staff = manager?.id ?? 0
  await client.query(
    `insert into staff_sessions (hash, staff_id, browser_hash, way, touched_at, pin_at) select hash, $2, $3, 'code', now(), now() from unnest($1::text[]) hash`,
    [tokens.map(({ hash }) => hash), staff, drawToken().hash],
  )
  const { rows } = await client.query<{ id: number }>(
    `insert into devices (branch_id, kind, name, hash, paired_at, last_seen_at, offered_by_id) values (1, 'gate', $1, $2, now(), now(), $3) returning id`,
    [`Bench gate ${tokens[0]?.hash.slice(0, 8)}`, drawToken().hash, staff],
  )
  return { cookies: tokens.map(({ token }) => `staff=${token}`), staff, device: rows[0]?.id ?? 0 }
}
