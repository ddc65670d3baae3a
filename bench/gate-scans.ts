import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { dhakaDay } from '#contract/rules/dates.ts'
import { drawToken } from '../packages/server/src/customers/session.ts'
import { openDatabase } from '../packages/server/src/db/database.ts'
import { openPassCodes, type PassCodes } from '../packages/server/src/orders/pass-codes.ts'
import { ownerUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { cpuOf, cpuOfPostgres, postgresPid } from './cpu.ts'
import { fillCustomers } from './many-customers.ts'
import { fillSales } from './many-sales.ts'
import { fillVisits, type TodayTicket, ticketsForToday } from './many-visits.ts'
import type { Bench } from './measure.ts'
import { ORDERS_EACH } from './own-lists.ts'

const [FEW, MANY] = [1_000, Number(process.env['BENCH_ORDERS'] ?? 1_000_000)]
const [GATES, A_SECOND, SECONDS, WARM_UP] = [6, 10, 20, 40]
const [EACH_A_SECOND, LOAD_SECONDS] = [2, 60]
const [MOST_TIMES, MOST_MS] = [3, 100]
const APP_SECRET = 'the secret of a measurement, of a good length'

type Gate = { cookie: string; device: number; staff: number }
type Answer = { verdict: string; let_in: number }
type Sent = { ms: number; answer: Answer | null }
type Post = { url: string; codes: PassCodes; gates: Gate[] }

/** What is held up at the gate is judged and let in, over HTTP, by people who are signed in on paired devices. */
export const gateScans: Bench = {
  name: `POST gate/scans at ${A_SECOND} a second with ${FEW.toLocaleString('en')} and with ${MANY.toLocaleString('en')} orders; then ${GATES} gates with ${EACH_A_SECOND} a second each for ${LOAD_SECONDS} s`,
  async run(say) {
    const site = await openSite({ NODE_ENV: 'production', DEMO: 'true', APP_SECRET })
    const client = new pg.Client({ connectionString: ownerUrl(site.dataDir) })
    const database = await openDatabase(ownerUrl(site.dataDir))
    try {
      await client.connect()
      await fillCustomers(client, MANY / ORDERS_EACH)
      const gates = await openGates(client)
      const [first] = gates
      const codes = await openPassCodes({ database, appSecret: APP_SECRET })
      const post = { url: `${site.url}/api/staff/gate/scans`, codes, gates }
      const filled = async (count: number) => {
        await fillSales(client, count)
        await fillVisits(client, first?.device ?? 0, first?.staff ?? 0)
        const tickets = await ticketsForToday(client, WARM_UP + A_SECOND * SECONDS)
        // To fill takes so long that every screen has locked itself.
        await client.query('update staff_sessions set touched_at = now(), pin_at = now()')
        const cpu = () => [cpuOf(site.pid), cpuOfPostgres(postgresPid(site.dataDir))]
        const before = cpu()
        const sent = await paced(post, tickets, A_SECOND)
        const [server, tables] = cpu().map((ms, n) => ((ms - (before[n] ?? 0)) / tickets.length).toFixed(1))
        say(
          `${count.toLocaleString('en')} orders: ${server} ms of the server's processor and ${tables} ms of the database's a scan`,
        )
        return sent
      }
      const few = judgePace(await filled(FEW))
      const many = judgePace(await filled(MANY))
      const fast = many.p95 <= MOST_MS && many.p95 / few.p95 <= MOST_TIMES
      say(
        `p95 ${few.p95.toFixed(1)} ms and ${many.p95.toFixed(1)} ms; ratio ${(many.p95 / few.p95).toFixed(2)}, at most ${MOST_TIMES} wanted, and ${MOST_MS} ms`,
      )
      say(`p99 ${few.p99.toFixed(1)} ms and ${many.p99.toFixed(1)} ms; refused or wrong: ${few.wrong + many.wrong}`)
      return (await underLoad(say, client, post)) && fast && few.wrong + many.wrong === 0
    } finally {
      await database.close()
      await client.end()
      await site.stop()
    }
  },
}

/** Every fifth code is held up at two gates at once: what is let in twice, or lost, is found in the tables. */
async function underLoad(say: (line: string) => void, client: pg.Client, post: Post): Promise<boolean> {
  const tickets = await ticketsForToday(client, GATES * EACH_A_SECOND * LOAD_SECONDS)
  const twice = tickets.flatMap((ticket, n) => (n % 5 === 0 ? [ticket, ticket] : [ticket]))
  const sent = await paced(post, twice, GATES * EACH_A_SECOND, 0)
  const letIn = sent.filter(({ answer }) => answer?.let_in === 4).length
  const { rows } = await client.query<{ scans: number; visits: number }>(
    `select count(distinct scans.id)::int as scans, count(distinct visits.id)::int as visits
    from sales join scans on scans.order_id = sales.order_id left join visits on visits.last_scan_id = scans.id where sales.id = any($1::int[])`,
    [tickets.map(({ id }) => id)],
  )
  const { scans = 0, visits = 0 } = rows[0] ?? {}
  say(
    `${sent.length} scans of ${tickets.length} tickets: ${scans} stored, ${letIn} let in, ${visits} visits for ${tickets.length * 4} people; p95 ${judgePace(sent).p95.toFixed(1)} ms`,
  )
  return scans === sent.length && letIn === tickets.length && visits === tickets.length * 4
}

/** A manager's six gates, with somebody signed in at each. */
async function openGates(client: pg.Client): Promise<Gate[]> {
  const gates: Gate[] = []
  for (let n = 1; n <= GATES; n += 1) {
    const [device, session] = [drawToken(), drawToken()]
    const { rows } = await client.query<{ staff: number; device: number }>(
      `with person as (insert into staff (name, phone, role, all_branches, pin_hash)
        values ($1, $2, 'gate', true, 'scrypt:1:' || repeat('0', 32) || ':' || repeat('0', 64)) returning id),
      gate as (insert into devices (branch_id, kind, name, hash, paired_at, last_seen_at, offered_by_id) select 1, 'gate', $3, $4, now(), now(), id from person returning id),
      come as (insert into staff_sessions (hash, staff_id, device_id, browser_hash, way, touched_at, pin_at) select $5, person.id, gate.id, $6, 'pin', now(), now() from person, gate)
      select person.id as staff, gate.id as device from person, gate`,
      [
        `Somebody ${n}`,
        `0139${String(n).padStart(7, '0')}`,
        `Bench gate ${n}`,
        device.hash,
        session.hash,
        drawToken().hash,
      ],
    )
    gates.push({
      cookie: `staff=${session.token}; staff_device=${device.token}`,
      device: rows[0]?.device ?? 0,
      staff: rows[0]?.staff ?? 0,
    })
  }
  return gates
}

/** So many a second, whether the ones before have been answered or not; what came before the measurement is left out. */
async function paced(
  { url, codes, gates }: Post,
  tickets: TodayTicket[],
  aSecond: number,
  warmUp = WARM_UP,
): Promise<Sent[]> {
  const began = performance.now()
  const today = dhakaDay(new Date())
  const sent = await Promise.all(
    tickets.map(async ({ id, code }, n) => {
      await wait(Math.max(0, began + (n * 1000) / aSecond - performance.now()))
      const gate = gates[n % gates.length]
      const input = codes.qrOf({ kind: 'sale', id, code, branch: 1, firstDay: today, lastDay: today, places: 4 })
      return scan(url, gate?.cookie ?? '', input)
    }),
  )
  return sent.slice(warmUp)
}

async function scan(url: string, cookie: string, input: string): Promise<Sent> {
  const body = { scan_id: randomUUID(), input, via: 'camera', direction: 'in', at: new Date().toISOString() }
  const asked = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-staff': '1', cookie },
    body: JSON.stringify(body),
  })
  const told = (await answer.json()) as { data?: Answer; message?: string }
  if (!answer.ok) throw new Error(`A scan was answered ${answer.status}: ${told.message}`)
  return { ms: performance.now() - asked, answer: told.data ?? null }
}

function judgePace(sent: Sent[]): { p95: number; p99: number; wrong: number } {
  const times = sent.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? NaN
  return { p95: at(0.95), p99: at(0.99), wrong: sent.filter(({ answer }) => answer?.verdict !== 'let_in').length }
}
