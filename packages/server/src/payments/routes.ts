import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { tidyText } from '#contract/rules/characters.ts'
import { addressIn } from '#contract/rules/language.ts'
import { GatewayFields, NoticeTaken, ReturnQuery, SentOn } from '#contract/schemas/payment.ts'
import { ErrorBody } from '#contract/schemas/error.ts'
import { AppError } from '../http/app-error.ts'
import { tooManyRequests } from '../http/count-call.ts'
import { answerDoorbell, type Claim, type Doorbell, PAUSE_SECONDS } from './answer-doorbell.ts'
import type { Answered, Payments } from './payments.ts'

const tag = 'Payments'
const BODY_LIMIT = 64 * 1024
const consumes = ['application/x-www-form-urlencoded']
const failures = { 404: ErrorBody, 422: ErrorBody, 429: ErrorBody, 500: ErrorBody, 502: ErrorBody, 503: ErrorBody }

/** The gateway's own doors: no cookie, no token, no word of theirs believed. */
export async function paymentRoutes(app: FastifyInstance, payments: Payments): Promise<void> {
  await app.register(async (doors) => {
    await doors.register(formbody, { bodyLimit: BODY_LIMIT })
    returnDoor(doors, payments, endpoints.paymentSuccess.path, 'paid')
    returnDoor(doors, payments, endpoints.paymentFail.path, 'failed')
    returnDoor(doors, payments, endpoints.paymentCancel.path, 'cancelled')
    noticeDoor(doors, payments)
  })
}

/** The browser comes back with a form post, or by an address of ours that names the transaction. */
function returnDoor(app: FastifyInstance, payments: Payments, url: string, claim: Claim): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const answered = await answerDoorbell(payments, bellOf(request, claim))
    return reply.header('cache-control', 'no-store').redirect(await screenAfter(payments, answered, claim), 303)
  }
  const described = {
    tags: [tag],
    summary: `The browser returns from the gateway: ${claim}`,
    response: { 303: SentOn, ...failures },
  }
  app.post(url, { schema: { ...described, consumes, querystring: ReturnQuery, body: GatewayFields } }, handler)
  app.get(url, { schema: { ...described, querystring: ReturnQuery } }, handler)
}

/** The gateway's own notice. It is repeated unless answered with 200, which it is once the fact is stored. */
function noticeDoor(app: FastifyInstance, payments: Payments): void {
  const { method, path: url } = endpoints.paymentNotice
  const schema = {
    tags: [tag],
    summary: 'The gateway tells what a payment came to',
    consumes,
    querystring: ReturnQuery,
    body: GatewayFields,
    response: { 200: NoticeTaken, 403: ErrorBody, ...failures },
  }
  app.route({
    method,
    url,
    schema,
    handler: async (request) => {
      const claim = claims[fieldsOf(request.body)['status'] ?? ''] ?? 'paid'
      refuseIfUnstored(await answerDoorbell(payments, bellOf(request, claim)), claim)
      return { message: 'Noted.' }
    },
  })
}

/** A status that nobody has heard of is looked into like a payment. */
const claims: Record<string, Claim> = {
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  UNATTEMPTED: 'cancelled',
  EXPIRED: 'expired',
}

function bellOf({ body, query }: FastifyRequest, claim: Claim): Doorbell {
  const fields = fieldsOf(body)
  const tranId = tidyText(fields['tran_id'] || fieldsOf(query)['tran_id'] || '')
  if (tranId === '')
    throw new AppError('invalid', { message: 'tran_id is missing.', errors: { tran_id: ['tran_id is missing.'] } })
  return { claim, tranId, fields }
}

/** Only plain texts, as they came: a trimmed one would no longer match its signature. */
const fieldsOf = (form: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(form ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))

/** In the language of the page they left to pay, whatever the browser brings. */
async function screenAfter(
  { orders, database: { db } }: Payments,
  { attempt, finding }: Answered,
  claim: Claim,
): Promise<string> {
  if (attempt === null) throw new AppError('not_found')
  const mayBePaid =
    finding === 'paid' ||
    finding === 'held' ||
    (claim === 'paid' && ['unknown', 'pending', 'just_asked'].includes(finding))
  const screen = await orders.screenAfter(db, attempt.orderId, mayBePaid ? 'success' : 'fail')
  return addressIn(attempt.language, screen)
}

function refuseIfUnstored({ attempt, finding, signed }: Answered, claim: Claim): void {
  if (finding === 'unknown') throw new AppError('gateway_unavailable')
  if (!['unpaid', 'pending', 'just_asked'].includes(finding)) return
  if (attempt === null) throw new AppError('not_found')
  if (claim !== 'paid' && !signed)
    throw new AppError('forbidden', { message: 'This notice is not signed by the gateway.' })
  // The gateway repeats it, unless its end is what was found out just now.
  if (finding === 'just_asked' && (claim === 'paid' || attempt.status === 'open')) throw tooManyRequests(PAUSE_SECONDS)
  if (finding !== 'just_asked' && claim === 'paid')
    throw new AppError('invalid', { message: 'The gateway knows of no such payment.' })
}
