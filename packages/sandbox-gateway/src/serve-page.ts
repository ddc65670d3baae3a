import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { storable } from '#server/integrations/sslcommerz/without-secret.ts'
import { pagePath } from './open-session.ts'
import { style } from './page-style.ts'
import { messagePage, overPage, payPage, returnPage, submitScript } from './pages.ts'
import { fieldsOf } from './read-form.ts'
import { expireSessions, findSession, lastReturn, settleSession, type Choice } from './settle-session.ts'
import type { Fields, Sandbox, Session } from './store.ts'
import { channels, refundEnds } from './tables.ts'

const LATE_MS = 60_000
const CLOSED = messagePage(
  'Window closed',
  'Nothing was paid and nothing was sent to the shop. You can close this window.',
)
const STAYED = messagePage('Paid', 'The shop is told by the gateway alone. You can close this window.')
const NO_SESSION = messagePage('No such payment', 'Please start again in the shop.')

export function servePage(app: FastifyInstance, sandbox: Sandbox, onNotice: () => void): void {
  app.route<{ Params: { key: string } }>({
    method: ['GET', 'POST'],
    url: pagePath,
    handler: async (request, reply) => {
      const session = await findSession(sandbox, storable(request.params.key).toUpperCase())
      if (session === null) return send(reply.code(404), NO_SESSION)
      const fields = request.method === 'POST' ? fieldsOf(request) : {}
      return send(reply, await answer(sandbox, session, fields, onNotice), session)
    },
  })
}

async function answer(sandbox: Sandbox, session: Session, fields: Fields, onNotice: () => void): Promise<string> {
  if (session.status === 'open' && session.expiresAt <= sandbox.clock.now()) await expireSessions(sandbox)
  const outcome = fields['outcome']
  if (outcome === 'close') return CLOSED
  const choice = choiceOf(fields)
  const back = choice && (await settleSession(sandbox, session, choice))
  if (back) onNotice()
  if (!back) return showSession(sandbox, session)
  return outcome === 'stay' ? STAYED : returnPage(back)
}

async function showSession(sandbox: Sandbox, { sessionKey }: Session): Promise<string> {
  const session = await findSession(sandbox, sessionKey)
  if (session === null) return NO_SESSION
  if (session.status === 'open') return payPage(session)
  return overPage(
    session.status === 'paid' ? 'Already paid' : 'This payment has expired',
    await lastReturn(sandbox, session),
  )
}

const OUTCOMES: Record<string, Choice['what']> = {
  pay: 'pay',
  delay: 'pay',
  stay: 'pay',
  fail: 'fail',
  cancel: 'cancel',
}

function choiceOf({ outcome = '', channel, risky, refund }: Fields): Choice | null {
  const what = Object.hasOwn(OUTCOMES, outcome) ? OUTCOMES[outcome] : undefined
  if (what === undefined) return null
  return {
    what,
    channel: channels.find((one) => one === channel) ?? 'card',
    risky: risky === '1',
    refundEnd: refundEnds.find((one) => one === refund) ?? 'accepted',
    noticeDelayMs: outcome === 'delay' ? LATE_MS : 0,
  }
}

const allowed = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
const [STYLE, SCRIPT] = [allowed(style), allowed(submitScript)]

function send(reply: FastifyReply, document: string, session?: Session): FastifyReply {
  const shops = ['success_url', 'fail_url', 'cancel_url'].map(
    (name) => URL.parse(session?.request[name] ?? '')?.origin ?? '',
  )
  const forms = [...new Set(["'self'", ...shops])].join(' ')
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${STYLE}; script-src ${SCRIPT}; img-src data:; font-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
      // The form goes to the shop as from a stranger: its Origin is "null", as it can be with the real gateway.
      'referrer-policy': 'no-referrer',
    })
    .send(document)
}
