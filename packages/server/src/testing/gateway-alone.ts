import Fastify from 'fastify'
import { createSandboxGateway } from '#sandbox-gateway/sandbox-gateway.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../clock.ts'
import { freePort } from './free-port.ts'
import { openBooks, type GatewayBooks } from './gateway-books.ts'
import { payAsCustomer } from './pay-as-customer.ts'

export type GatewayAlone = GatewayBooks & {
  /** For SSLCOMMERZ_BASE_URL, _STORE_ID and _STORE_PASSWORD. */
  baseUrl: string
  storeId: string
  storePassword: string
  pay: typeof payAsCustomer
  close(): Promise<void>
}

type Needs = { database: Database; clock?: Clock; holdNotices?: boolean }

/** The test gateway as a server of its own: it lives on while the site is stopped or killed. */
export async function openGateway({
  database,
  clock = { now: () => new Date() },
  holdNotices = false,
}: Needs): Promise<GatewayAlone> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const store = { storeId: 'testbox', storePassword: 'testbox@ssl' }
  const app = Fastify()
  await createSandboxGateway({ ...store, publicUrl: baseUrl, path: '', sendsNotices: !holdNotices })(app, {
    database,
    clock,
  })
  await app.listen({ port, host: '127.0.0.1' })
  return { ...openBooks(database), ...store, baseUrl, pay: payAsCustomer, close: async () => void (await app.close()) }
}
