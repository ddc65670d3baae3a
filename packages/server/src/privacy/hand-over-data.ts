import type { OwnData } from '#contract/schemas/own-data.ts'
import { presentUser } from '../customers/present.ts'
import { prepareCustomerRead } from '../customers/queries.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { presentOwnData } from './present-own-data.ts'
import { readOwnRows } from './read-own-data.ts'

/** One moment for all of it: what is read first and what is read last fit together. */
const asOfNow = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Everything the centre holds on a customer. */
export function handOverData({ database, clock, config }: Deps, customerId: number): Promise<OwnData> {
  return database.db.transaction(async (tx) => {
    const customer = await prepareCustomerRead(tx)(customerId)
    if (customer === undefined) throw new AppError('unauthenticated')
    const user = presentUser(customer)
    const profile = { ...user, image: user.image && config.publicUrl + user.image, registered_at: customer.createdAt.toISOString() }
    return presentOwnData({ rows: await readOwnRows(tx, customer), profile, now: clock.now() })
  }, asOfNow)
}

/** `dolna-my-data.json`; a name without Latin letters is left out of it. */
export function fileNameFor({ centre }: Pick<OwnData, 'centre'>): string {
  const words = centre.toLowerCase().match(/[a-z\d]+/g) ?? []
  return `${[...words, 'my', 'data'].join('-')}.json`
}
