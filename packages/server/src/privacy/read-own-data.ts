import type { OwnData } from '#contract/schemas/own-data.ts'
import type { Tx } from '../db/database.ts'
import type { OrderKinds, Page } from '../orders/kinds.ts'
import {
  attemptIdsOf,
  messageIdsTo,
  readAttempts,
  readMessages,
  readStrayMoney,
  signInsOf,
  signInTriesOf,
  strayMoneyIdsOf,
} from './own-data-queries.ts'
import {
  presentOwnMessage,
  presentOwnPayment,
  presentOwnStrayMoney,
  presentSignIn,
  presentSignInTry,
} from './present-own-data.ts'

/** An order may have three hundred riders; all else is a line or two. */
const ORDERS_AT_ONCE = 20
const ROWS_AT_ONCE = 200
const MAX_ID = 2_147_483_647

type Lists = Pick<OwnData, 'payments' | 'unmatched_payments' | 'messages' | 'sign_ins' | 'sign_in_tries'>

/** The lists of what is kept under a customer's number and name. Each page is read when it is wanted, and not before. */
export const ownLists = (
  db: Tx,
  kinds: OrderKinds,
  owner: { id: number; phone: string },
): Record<string, AsyncIterable<object[]>> => ({
  ...Object.fromEntries(
    kinds.all.map(({ ownData: { list, read } }) => [
      list,
      present(
        ({ shown }) => shown,
        newestFirst((page) => read(db, owner.id, page)),
      ),
    ]),
  ),
  ...otherLists(db, owner),
})

const otherLists = (
  db: Tx,
  { id, phone }: { id: number; phone: string },
): { [List in keyof Lists]: AsyncIterable<Lists[List]> } => ({
  payments: present(
    presentOwnPayment,
    byIds(
      () => attemptIdsOf(db, id),
      (ids) => readAttempts(db, ids),
    ),
  ),
  unmatched_payments: present(
    presentOwnStrayMoney,
    byIds(
      () => strayMoneyIdsOf(db, id),
      (ids) => readStrayMoney(db, ids),
    ),
  ),
  messages: present(
    presentOwnMessage,
    byIds(
      () => messageIdsTo(db, phone),
      (ids) => readMessages(db, ids),
    ),
  ),
  sign_ins: present(
    presentSignIn,
    whole(() => signInsOf(db, id)),
  ),
  sign_in_tries: present(
    presentSignInTry,
    whole(() => signInTriesOf(db, phone)),
  ),
})

async function* present<Row, Item>(one: (row: Row) => Item, pages: AsyncIterable<Row[]>): AsyncGenerator<Item[]> {
  for await (const rows of pages) yield rows.map(one)
}

export async function* newestFirst<Row extends { id: number }>(
  read: (page: Page) => Promise<Row[]>,
  most = ORDERS_AT_ONCE,
): AsyncGenerator<Row[]> {
  let rows: Row[] = []
  do {
    rows = await read({ before: rows.at(-1)?.id ?? MAX_ID, most })
    yield rows
  } while (rows.length === most)
}

async function* byIds<Row>(
  find: () => Promise<number[]>,
  read: (ids: number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const ids = await find()
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) yield await read(ids.slice(from, from + ROWS_AT_ONCE))
}

async function* whole<Row>(read: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await read()
}
