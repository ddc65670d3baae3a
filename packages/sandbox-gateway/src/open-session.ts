import { randomBytes } from 'node:crypto'
import { readAmount } from '#server/integrations/sslcommerz/amount.ts'
import { channelNames } from './channels.ts'
import { findProblem } from './check-request.ts'
import type { Fields, Sandbox } from './store.ts'
import { sandboxSessions } from './tables.ts'

const SESSION_MS = 30 * 60_000
const PAGE = '/EasyCheckOut/testcde'

export const pagePath = `${PAGE}:key`
export const pageUrl = ({ address }: Sandbox, sessionKey: string): string =>
  `${address}${PAGE}${sessionKey.toLowerCase()}`

const failed = (failedreason: string) => ({
  status: 'FAILED',
  failedreason,
  sessionkey: '',
  gw: [],
  GatewayPageURL: '',
  desc: [],
})

/** gwprocess/v4/api.php: every answer is a 200, a refusal too. */
export async function openSession(sandbox: Sandbox, fields: Fields) {
  const problem = findProblem(fields, sandbox)
  if (problem !== null) return failed(problem)
  const sessionKey = await rememberSession(sandbox, fields)
  if (sessionKey === null) return failed("Invalid Information! 'tran_id' has been used before.")
  return {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: sessionKey,
    gw: { visa: 'visacard', master: 'mastercard', amex: 'amexcard', mobilebanking: 'bkash,nagad,dbblmobilebanking' },
    redirectGatewayURL: '',
    GatewayPageURL: pageUrl(sandbox, sessionKey),
    storeBanner: '',
    storeLogo: '',
    store_name: 'Test store',
    desc: Object.entries(channelNames).map(([gw, name]) => ({
      name,
      type: gw === 'card' ? 'visa' : 'mobilebanking',
      gw,
    })),
    is_direct_pay_enable: '1',
  }
}

async function rememberSession({ db, clock }: Sandbox, fields: Fields): Promise<string | null> {
  const { store_passwd: _, ...request } = fields
  const now = clock.now()
  const [opened] = await db
    .insert(sandboxSessions)
    .values({
      sessionKey: randomBytes(16).toString('hex').toUpperCase(),
      tranId: request['tran_id'] ?? '',
      amount: readAmount(request['total_amount'] ?? '') ?? 0,
      request,
      openedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    })
    .onConflictDoNothing({ target: sandboxSessions.tranId })
    .returning({ sessionKey: sandboxSessions.sessionKey })
  return opened?.sessionKey ?? null
}
