import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { countCall } from '../http/count-call.ts'
import type { Payable, ReceiptClaim, ReceiptLinks } from '../payments/receipt-link.ts'
import { createDrawing } from './draw-receipt.ts'
import { createMaker } from './make-once.ts'
import { findOrder, type OrderFacts } from './order-queries.ts'
import { readLogo } from './read-logo.ts'
import { readReceipt } from './read-receipt.ts'
import { receiptKey } from './receipt-key.ts'

export type KeptReceipt = { fileName: string; pdf: Buffer }
/** The receipt that a link is for, or null if it opens none. */
export type OpenReceipt = (claim: ReceiptClaim) => Promise<KeptReceipt | null>

type Needs = Pick<Deps, 'database' | 'storage' | 'clock'>

const MADE_AN_HOUR = 60
const MOST_TRIES = 3
const asOfNow = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** One thread for the whole process, started with the first receipt. */
const draw = createDrawing()

/**
 * Gives out the receipt of an order for which something is paid; made once, then kept in the storage. Nothing of the
 * database is held while the storage or the drawing takes its time, so what came of it is given out only if the order is
 * still the same: not voided, its customer not erased, nothing more paid.
 */
export function createReceiptKeeper(deps: Needs, links: ReceiptLinks): OpenReceipt {
  const { database: { db }, storage } = deps
  const makeOnce = createMaker()

  const readOrMake = async (id: Payable, order: OrderFacts): Promise<Buffer> =>
    (await storage.read(receiptKey(order)))?.bytes
      ?? makeOnce(`${receiptKey(order)} ${order.paid}`, whoseIs(id, order), () => make(deps, id, order))

  return async (claim) => {
    let order = await findOrder(db, claim)
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (!order || order.paid <= 0 || !links.isFor(claim, order)) return null
      const pdf = await readOrMake(claim, order)
      const after = await findOrder(db, claim)
      if (after && isTheSame(order, after)) return { fileName: `${order.invoiceNumber}.pdf`, pdf }
      order = after
    }
    throw new AppError('unavailable')
  }
}

async function make(deps: Needs, id: Payable, order: OrderFacts): Promise<Buffer> {
  const who = whoseIs(id, order)
  const limit = { name: 'receipt made', subject: who, most: MADE_AN_HOUR, seconds: 3600 }
  await countCall(deps, [limit], (wait) => `Too many receipts were asked for. Please try again in ${wait}.`)
  const { seller, ...stored } = await deps.database.db.transaction((tx) => readReceipt(tx, id), asOfNow)
  const logo = await readLogo(deps.storage, seller.logo)
  const pdf = await draw({ ...stored, seller: { ...seller, logo } }, who)
  if (isFinal(order)) await keep(deps, id, order, pdf)
  return pdf
}

/** If it was voided in the meantime, its file goes again; should that fail, the job that removes voided ones finds it. */
async function keep({ database: { db }, storage }: Needs, id: Payable, order: OrderFacts, pdf: Buffer): Promise<void> {
  const key = receiptKey(order)
  await storage.put(key, pdf, 'application/pdf')
  const after = await findOrder(db, id)
  if (after?.receiptVersion !== order.receiptVersion) await storage.remove(key)
}

/** The customer, or the order itself once they have been erased. */
const whoseIs = ({ kind, id }: Payable, { customerId }: OrderFacts): string => (customerId === null ? `${kind} ${id}` : `customer ${customerId}`)

/** While something is due, the next payment changes the receipt. */
const isFinal = ({ paid, total }: OrderFacts): boolean => paid >= total

const isTheSame = (one: OrderFacts, other: OrderFacts): boolean => one.receiptVersion === other.receiptVersion && one.paid === other.paid
