import pg from 'pg'
import { databaseUrl } from '../scripts/embedded-database.ts'
import { openSite } from '../scripts/launch-site.ts'
import { type Bought, buyAll } from './buyers.ts'
import { cpuOf, cpuOfPostgres, postgresPid } from './cpu.ts'
import { fillCustomers } from './many-customers.ts'
import { type Bench, median } from './measure.ts'
import { openProgram } from './open-program.ts'

const BUYERS = 50
const ORDERS = 1000
const ROUNDS = 5
const LEAST_SPEED = 0.6
const MOST_CPU = 1.6

/** CPU of a paid ticket order in times of such a bare shop’s, as once measured with each at its leanest. */
const PEERS = { 'Vendure 3.7': 66, 'Medusa 2.21': 177 }

type Shop = { url: string; pid: number }
type Figures = { perSecond: number; server: number; database: number }

/** What every promise about money costs, against a shop that writes the same rows and makes none. */
const purchaseOf = (what: Bought): Bench => ({
  name: `An order from POST ${what} to paid, ${BUYERS} buyers, against a bare Fastify + pg shop on the same PostgreSQL (orders/s; CPU from /proc)`,
  async run(say) {
    const gateway = await openProgram('gateway-stub.ts')
    const site = await openSite({
      NODE_ENV: 'production',
      DEMO: 'true',
      SSLCOMMERZ_BASE_URL: gateway.url,
      SSLCOMMERZ_STORE_ID: 'bench',
      SSLCOMMERZ_STORE_PASSWORD: 'bench',
    })
    const database = databaseUrl(site.dataDir)
    const bare = await openProgram('bare-shop.ts', [database, gateway.url])
    const client = new pg.Client({ connectionString: database })
    try {
      await client.connect()
      await fillCustomers(client, 2 * (ROUNDS + 1) * ORDERS)
      const postgres = postgresPid(site.dataDir)
      const [ours, theirs] = await takeTurns(say, what, [site, bare], postgres)
      await expectAllPaid(client)
      const good = judge(say, ours, theirs)
      if (what === 'sales') comparePeers(say, ours, theirs)
      return good
    } finally {
      await client.end()
      bare.stop()
      gateway.stop()
      await site.stop()
    }
  },
})

export const ticketPurchase = purchaseOf('sales')
export const membershipPurchase = purchaseOf('subscriptions')

async function takeTurns(
  say: (line: string) => void,
  what: Bought,
  [site, bare]: [Shop, Shop],
  postgres: number,
): Promise<[Figures, Figures]> {
  const [ours, theirs]: [Figures[], Figures[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const first = 1 + 2 * round * ORDERS
    const [one, other] = [
      await measureShop(site, { what, first }, postgres),
      await measureShop(bare, { what, first: first + ORDERS }, postgres),
    ]
    // The first round warms both up.
    if (round === 0) continue
    say(`round ${round}: ours ${show(one)}; bare ${show(other)}`)
    ours.push(one)
    theirs.push(other)
  }
  return [middle(ours), middle(theirs)]
}

async function measureShop(
  { url, pid }: Shop,
  bought: { what: Bought; first: number },
  postgres: number,
): Promise<Figures> {
  const [began, server, database] = [performance.now(), cpuOf(pid), cpuOfPostgres(postgres)]
  await buyAll(url, { ...bought, buyers: BUYERS, count: ORDERS })
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: ORDERS / seconds,
    server: (cpuOf(pid) - server) / ORDERS,
    database: (cpuOfPostgres(postgres) - database) / ORDERS,
  }
}

const middle = (all: Figures[]): Figures => ({
  perSecond: median(all.map((each) => each.perSecond)),
  server: median(all.map((each) => each.server)),
  database: median(all.map((each) => each.database)),
})

const show = ({ perSecond, server, database }: Figures): string =>
  `${perSecond.toFixed(0)}/s, ${server.toFixed(2)} ms of server and ${database.toFixed(2)} ms of database an order`

/** A fast shop that loses orders is no shop. */
async function expectAllPaid(client: pg.Client): Promise<void> {
  const {
    rows: [{ lost }],
  } = await client.query(`select count(*) as lost from payment_attempts where status <> 'paid'`)
  if (Number(lost) > 0) throw new Error(`${lost} orders were not paid.`)
}

const cpuRatio = (ours: Figures, theirs: Figures): number =>
  (ours.server + ours.database) / (theirs.server + theirs.database)

function judge(say: (line: string) => void, ours: Figures, theirs: Figures): boolean {
  const speed = ours.perSecond / theirs.perSecond
  const cpu = cpuRatio(ours, theirs)
  say(`median: ours ${show(ours)}; bare ${show(theirs)}`)
  say(
    `speed ${speed.toFixed(2)} of the bare shop’s, at least ${LEAST_SPEED} wanted; CPU ${cpu.toFixed(2)} times, at most ${MOST_CPU} wanted`,
  )
  return speed >= LEAST_SPEED && cpu <= MOST_CPU
}

function comparePeers(say: (line: string) => void, ours: Figures, theirs: Figures): void {
  const cpu = cpuRatio(ours, theirs)
  say(
    `others against a bare shop: ${Object.entries(PEERS)
      .map(([name, times]) => `${name} about ${times} times its CPU, ${Math.round(times / cpu)} times ours`)
      .join('; ')}`,
  )
}
