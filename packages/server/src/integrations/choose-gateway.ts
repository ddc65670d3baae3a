import { createHmac } from 'node:crypto'
import { forgetPayer, type ForgetPayer } from '#sandbox-gateway/forget-payer.ts'
import { createSandboxGateway, type SandboxOptions, type ServeSandbox } from '#sandbox-gateway/sandbox-gateway.ts'
import type { Config } from '../config.ts'
import type { Gateway } from '../payments/gateway.ts'
import { createSslcommerz } from './sslcommerz/sslcommerz.ts'

const PATH = '/sandbox-gateway'

/** `serveSandbox` puts the built-in gateway on our server, if that is the one; `forgetPayer` takes a person's name, number and e-mail address from its books. */
export type ChosenGateway = { gateway: Gateway; serveSandbox: ServeSandbox | null; forgetPayer: ForgetPayer | null }

/** The configured gateway, or the built-in one, which is spoken to over HTTP like any other. */
export function chooseGateway(
  config: Config,
  appSecret: string,
  sandbox: Pick<SandboxOptions, 'sendsNotices'> = {},
): ChosenGateway {
  const { publicUrl } = config
  if (config.gateway)
    return { gateway: createSslcommerz({ ...config.gateway, publicUrl }), serveSandbox: null, forgetPayer: null }
  const store = {
    storeId: 'testbox',
    storePassword: createHmac('sha256', appSecret).update('sandbox store').digest('base64url').slice(0, 30),
  }
  return {
    gateway: createSslcommerz({ ...store, publicUrl, baseUrl: `${ownAddress(config)}${PATH}`, pageOrigin: publicUrl }),
    serveSandbox: createSandboxGateway({ ...sandbox, ...store, publicUrl, path: PATH }),
    forgetPayer,
  }
}

const WILDCARDS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** How this machine reaches itself: the public address may lead through a proxy that does not. */
function ownAddress({ host, port }: Config): string {
  const own = WILDCARDS[host] ?? host
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`
}
