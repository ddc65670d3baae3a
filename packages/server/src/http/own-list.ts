import type { FastifyReply } from 'fastify'
import { lastPage } from '#contract/rules/paging.ts'
import { tooManyRequests } from './count-call.ts'
import { limitConcurrencyPer } from './limit-concurrency.ts'
import type { Rows, Slice } from './public-reads.ts'

/** Fifteen pages opened at once are still answered, one after the other. */
export const takeOwnTurn = limitConcurrencyPer({ most: 1, waiting: 15, full: () => tooManyRequests(1) })

type Wanted = { customerId: number; page: number; per_page: number }

/**
 * A page of a customer's own list, one at a time for each customer. It may hold thousands of names: TypeScript has checked
 * them, and checking each once more as it leaves would take the process from everyone else.
 */
export async function ownList<T>(
  reply: FastifyReply,
  { customerId, page, per_page }: Wanted,
  read: (slice: Slice) => Promise<Rows<T>>,
) {
  const { rows, total } = await takeOwnTurn(customerId, () => read({ limit: per_page, offset: (page - 1) * per_page }))
  reply.serializer(JSON.stringify)
  return { data: rows, meta: { current_page: page, last_page: lastPage(total, per_page), per_page, total } }
}
