import type { Language } from '#contract/rules/language.ts'
import { named } from '#contract/words/named.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { countCall } from '../http/count-call.ts'
import type { OrderKinds } from '../orders/kinds.ts'
import type { OrderClaim, OrderLinks } from '../orders/order-link.ts'
import type { PassCodes } from '../orders/pass-codes.ts'
import type { Storage } from '../pictures/storage.ts'
import { createDrawing } from './draw-receipt.ts'
import { createMaker } from './make-once.ts'
import { findOrder, readVersion, type ReceiptFacts } from './order-queries.ts'
import { readLogo } from './read-logo.ts'
import { readReceipt } from './read-receipt.ts'
import { receiptKey } from './receipt-key.ts'

export type StoredReceiptFile = { fileName: string; pdf: Buffer }
/** The receipt that a link is for, in a language, or null if it opens none. */
export type OpenReceipt = (claim: OrderClaim, language: Language) => Promise<StoredReceiptFile | null>

/** The order whose receipt is wanted, and in which language. */
type Wanted = ReceiptFacts & { language: Language }

export type ReceiptNeeds = { database: Database; storage: Storage; clock: Clock; kinds: OrderKinds; codes: PassCodes }

const MADE_AN_HOUR = 60
const MOST_TRIES = 3
const asOfNow = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** One thread for the whole process, started with the first receipt. */
const draw = createDrawing()

/**
 * Gives out the receipt of an order for which something is paid; made once in a language, then kept in the storage. Nothing of the
 * database is held while the storage or the drawing takes its time, so what came of it is given out only if the order is
 * still the same: not voided, its customer not erased, nothing more paid.
 */
export function createReceiptKeeper(deps: ReceiptNeeds, links: OrderLinks): OpenReceipt {
  const {
    database: { db },
    storage,
    kinds,
  } = deps
  const makeOnce = createMaker()

  const readOrMake = async (order: Wanted): Promise<Buffer> =>
    (await storage.read(receiptKey(order)))?.bytes ??
    makeOnce(`${receiptKey(order)} ${order.paid}`, whoseIs(order), () => make(deps, order))

  return async (claim, language) => {
    const kind = kinds.find(claim.kind)
    let order = kind && (await findOrder(db, kind, claim.id))
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (!kind || !order || order.paid <= 0 || !links.isFor(claim, order)) return null
      const pdf = await readOrMake({ ...order, language })
      const after = await findOrder(db, kind, claim.id)
      if (after && isTheSame(order, after)) return { fileName: `${order.invoiceNumber}.pdf`, pdf }
      order = after
    }
    throw new AppError('unavailable')
  }
}

async function make(deps: ReceiptNeeds, order: Wanted): Promise<Buffer> {
  const who = whoseIs(order)
  const limit = { name: 'receipt made', subject: who, most: MADE_AN_HOUR, seconds: 3600 }
  await countCall(deps, [limit], named('answers').limitReceipts)
  const { seller, ...stored } = await deps.database.db.transaction((tx) => readReceipt(tx, deps, order), asOfNow)
  const logo = await readLogo(deps.storage, seller.logo)
  const pdf = await draw({ ...stored, seller: { ...seller, logo } }, who)
  if (isFinal(order)) await keep(deps, order, pdf)
  return pdf
}

/** If it was voided in the meantime, its file goes again; should that fail, the job that removes voided ones finds it. */
async function keep({ database: { db }, storage }: ReceiptNeeds, order: Wanted, pdf: Buffer): Promise<void> {
  const key = receiptKey(order)
  await storage.put(key, pdf, 'application/pdf')
  if ((await readVersion(db, order.orderId)) !== order.receiptVersion) await storage.remove(key)
}

/** The customer, or the order itself once they have been erased. */
const whoseIs = ({ customerId, orderId }: ReceiptFacts): string =>
  customerId === null ? `order ${orderId}` : `customer ${customerId}`

/** While something is due, the next payment changes the receipt. */
const isFinal = ({ paid, total }: ReceiptFacts): boolean => paid >= total

const isTheSame = (one: ReceiptFacts, other: ReceiptFacts): boolean =>
  one.receiptVersion === other.receiptVersion && one.paid === other.paid
