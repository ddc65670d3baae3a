import { readConfig } from '../config.ts'
import { chooseGateway } from '../integrations/choose-gateway.ts'
import type { Gateway } from '../payments/gateway.ts'
import { buildTestApp, type Options, type TestApp } from './build-test-app.ts'
import { freePort } from './free-port.ts'
import { openBooks, type GatewayBooks } from './gateway-books.ts'
import { payAsCustomer } from './pay-as-customer.ts'

export type OpenSandbox = TestApp & GatewayBooks & { url: string; gateway: Gateway; pay: typeof payAsCustomer }

type SandboxOptions = Options & {
  /** The gateway sends no notice by itself; the test does with `sendNotices`. */
  holdNotices?: boolean
}

/** The app with its built-in gateway, listening on a real port: every call between them goes over HTTP. */
export async function openSandbox({ holdNotices = false, ...options }: SandboxOptions = {}): Promise<OpenSandbox> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = { ...options.config, port, host: '127.0.0.1', publicUrl: url, gateway: null }
  const chosen = chooseGateway({ ...readConfig({}), ...config }, 'a secret of the sandbox, of a good length', {
    sendsNotices: !holdNotices,
  })
  const test = await buildTestApp({ ...options, config, deps: { ...chosen, ...options.deps } })
  await test.app.listen({ port, host: '127.0.0.1' })
  return {
    ...test,
    ...openBooks(test.database),
    url,
    gateway: options.deps?.gateway ?? chosen.gateway,
    pay: payAsCustomer,
  }
}
