import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { OwnData } from '#contract/schemas/own-data.ts'
import { named } from '#contract/words/named.ts'
import { presentUser } from '../customers/present.ts'
import { prepareCustomerRead } from '../customers/queries.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { countCall, oneAtATime } from '../http/count-call.ts'
import type { OrderKinds } from '../orders/kinds.ts'
import { centreName, isThere } from './own-data-queries.ts'
import { ownLists } from './read-own-data.ts'
import { writeOwnData } from './write-own-data.ts'

/** Sixty megabytes over a slow mobile line; who reads more slowly is cut off. */
const LONGEST_SECONDS = 15 * 60
const IN_HAND = { name: 'own data in hand', seconds: LONGEST_SECONDS }
const A_DAY = { name: 'own data given out', most: 5, seconds: 24 * 60 * 60 }

const answers = named('answers')

export type DataNeeds = { database: Database; clock: Clock; config: { publicUrl: string }; kinds: OrderKinds }
export type OwnFile = { name: string; file: Readable }

/**
 * Begins to hand over everything the centre holds on a customer. The file is written as it is read: between two pieces
 * nothing of the database is held, so a later piece may know of something that an earlier one does not. It is the
 * customer's only one until all of it is written, or nobody reads it any more.
 */
export function handOverData(deps: DataNeeds, customerId: number): Promise<OwnFile> {
  const subject = `customer ${customerId}`
  const [begun, written] = [Promise.withResolvers<OwnFile>(), Promise.withResolvers<void>()]
  const work = async (): Promise<void> => {
    await countCall(deps, [{ ...A_DAY, subject }], (wait) => answers.limitData(A_DAY.most, wait))
    const own = await openFile(deps, customerId, letGo)
    begun.resolve(own)
    await Promise.race([written.promise, finished(own.file).catch(() => {})])
  }
  const inHand = oneAtATime(deps, { ...IN_HAND, subject }, work, () => answers.dataInHand)
  /** Before the reader sees the end: whoever has one file whole may ask for the next. */
  const letGo = async (): Promise<void> => {
    written.resolve()
    await inHand
  }
  inHand.catch(begun.reject)
  return begun.promise
}

async function openFile(
  { database: { db }, clock, config, kinds }: DataNeeds,
  customerId: number,
  letGo: () => Promise<void>,
): Promise<OwnFile> {
  const customer = await prepareCustomerRead(db)(customerId)
  if (customer === undefined) throw new AppError('unauthenticated')
  const user = presentUser(customer)
  const profile = {
    ...user,
    image: user.image && config.publicUrl + user.image,
    registered_at: customer.createdAt.toISOString(),
  }
  const head = { centre: await centreName(db), made_at: clock.now().toISOString(), profile } satisfies Partial<OwnData>
  const atTheEnd = async (): Promise<void> => {
    if (!(await isThere(db, customerId))) throw new Error('The customer was erased while their data was handed over.')
    await letGo()
  }
  const pieces = writeOwnData(head, ownLists(db, kinds, customer), atTheEnd)
  const signal = AbortSignal.timeout(LONGEST_SECONDS * 1000)
  return { name: fileNameFor(head), file: Readable.from(pieces, { objectMode: false, signal }) }
}

/** `dolna-my-data.json`; a name without Latin letters is left out of it. */
export function fileNameFor({ centre }: Pick<OwnData, 'centre'>): string {
  const words = centre.toLowerCase().match(/[a-z\d]+/g) ?? []
  return `${[...words, 'my', 'data'].join('-')}.json`
}
