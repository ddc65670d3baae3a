import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { migrateSandbox, removeSandbox } from '#sandbox-gateway/migrate.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { PROOF_ROUNDS } from './customers/sign-in-proof.ts'
import type { Database } from './db/database.ts'
import { createTellHeld } from './desk/tell-managers.ts'
import { migrateDatabase } from './db/migrate.ts'
import { chooseGateway, type ChosenGateway } from './integrations/choose-gateway.ts'
import { diskStorage } from './integrations/disk-storage.ts'
import { openSms } from './integrations/open-sms.ts'
import { openS3Storage } from './integrations/s3-storage.ts'
import type { SmsPort } from './notifications/sms.ts'
import { openBuild } from './pages/built.ts'
import type { PageSource } from './pages/renderer.ts'
import { createOrderBook } from './orders/settle-order.ts'
import { createKinds } from './orders/kinds.ts'
import { createPayments, type Payments } from './payments/payments.ts'
import type { Storage } from './pictures/storage.ts'
import { ticketOrders } from './sales/ticket-orders.ts'
import { membershipOrders } from './subscriptions/membership-orders.ts'

/** Everything that can be ordered and paid for. */
export const kinds = createKinds([ticketOrders, membershipOrders])

/** Everything outside the process, and how it was chosen. */
export type Deps = ChosenGateway & {
  config: Config
  appSecret: string
  database: Database
  storage: Storage
  sms: SmsPort
  clock: Clock
  /** How many rounds of work a proof takes on average, as long as few are asked for. */
  proofRounds: number
  logger: FastifyBaseLogger
  openPages: (app: FastifyInstance) => Promise<PageSource>
}

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

type Chosen = Pick<Deps, 'config' | 'appSecret' | 'database' | 'logger'> & { dev: boolean }

export const createDeps = async ({ dev, ...chosen }: Chosen): Promise<Deps> => ({
  ...chosen,
  storage: await openStorage(chosen.config),
  sms: openSms(chosen.config, chosen.logger),
  ...chooseGateway(chosen.config, chosen.appSecret),
  clock: { now: () => new Date() },
  proofRounds: PROOF_ROUNDS,
  openPages: dev ? openFromSources : (app) => openBuild(app, chosen.config, dist),
})

/** The built-in gateway's tables are brought up to date first: a migration of ours drops where they were before. Production has none of them. */
export async function prepareTables({ gateway, production, demo }: Config, database: Database): Promise<void> {
  if (gateway === null) await migrateSandbox(database)
  await migrateDatabase(database)
  if (production && !demo) await removeSandbox(database)
}

const openStorage = async ({ s3, dataDir }: Config): Promise<Storage> =>
  s3 ? openS3Storage(s3) : diskStorage(join(dataDir, 'files'))

/** Vite is loaded only by those who develop. */
const openFromSources: Deps['openPages'] = async (app) => (await import('./pages/dev.ts')).openVite(app)

/** The payment verbs, handed what they need of the orders and of the desk above them. */
export const openPayments = (
  deps: Pick<Deps, 'database' | 'gateway' | 'clock' | 'logger'> & { config: { publicUrl: string } },
): Payments => {
  const { publicUrl } = deps.config
  return createPayments(deps, {
    orders: createOrderBook({ kinds, publicUrl }),
    tellHeld: createTellHeld({ publicUrl }),
  })
}
