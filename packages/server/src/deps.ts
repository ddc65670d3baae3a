import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { chooseGateway, type ChosenGateway } from './integrations/choose-gateway.ts'
import { diskStorage } from './integrations/disk-storage.ts'
import { openSms } from './integrations/open-sms.ts'
import type { SmsPort } from './notifications/sms.ts'
import { openBuild } from './pages/built.ts'
import type { PageSource } from './pages/renderer.ts'
import type { Storage } from './pictures/storage.ts'

/** Everything outside the process, and how it was chosen. */
export type Deps = ChosenGateway & {
  config: Config
  appSecret: string
  database: Database
  storage: Storage
  sms: SmsPort
  clock: Clock
  logger: FastifyBaseLogger
  openPages: (app: FastifyInstance) => Promise<PageSource>
}

export type Clock = { now(): Date }

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

type Chosen = Pick<Deps, 'config' | 'appSecret' | 'database' | 'logger'> & { dev: boolean }

export const createDeps = ({ dev, ...chosen }: Chosen): Deps => ({
  ...chosen,
  storage: diskStorage(join(chosen.config.dataDir, 'files')),
  sms: openSms(chosen.config, chosen.logger),
  ...chooseGateway(chosen.config, chosen.appSecret),
  clock: { now: () => new Date() },
  openPages: dev ? openFromSources : (app) => openBuild(app, chosen.config, dist),
})

/** Vite is loaded only by those who develop. */
const openFromSources: Deps['openPages'] = async (app) => (await import('./pages/dev.ts')).openVite(app)
