import { createHmac, timingSafeEqual } from 'node:crypto'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'

/** An order as addresses name it: which kind, and which one of it. */
export type OrderAddress = { kind: string; id: number }

/** What makes an order's links its own: there is another sale 42 in every database, but it was not placed at the same moment. */
type Signed = { createdAt: Date; receiptVersion: number }

/** The order that a file name claims to be of, and its proof. */
export type ReceiptClaim = OrderAddress & { proof: string }

export type ReceiptLinks = {
  /** Where the receipt of a paid order is found, by anyone who has the link. */
  urlOf(order: OrderAddress & Signed): string
  /** What a file name claims, or null if it is none of ours; nothing is known of it until `isFor` says so. */
  read(fileName: string): ReceiptClaim | null
  /** Whether the link was given out for this very order, and has not been voided since. */
  isFor(claim: ReceiptClaim, order: Signed): boolean
}

/** 192 bits in 32 letters: nobody guesses a link, and an order's own number gives nothing away. */
const MAC_LETTERS = 32
/** What the database takes for a number of an order. */
const MOST = 2_147_483_647
const FILE_NAME = new RegExp(String.raw`^([a-z]{1,20})-([1-9]\d{0,9})-([\w-]{${MAC_LETTERS}})\.pdf$`)

/** The link is signed, not stored: it is the same each time and works until it is voided, as long as the secret is kept. */
export function createReceiptLinks({ publicUrl, appSecret }: { publicUrl: string; appSecret: string }): ReceiptLinks {
  const folder = publicUrl + API_PREFIX + endpoints.receipt.path.replace(':token', '')
  const macOf = ({ kind, id, createdAt, receiptVersion }: OrderAddress & Signed): string =>
    createHmac('sha256', appSecret)
      .update(`receipt ${kind} ${id} ${createdAt.getTime()} ${receiptVersion}`)
      .digest('base64url')
      .slice(0, MAC_LETTERS)

  return {
    urlOf: (order) => `${folder}${order.kind}-${order.id}-${macOf(order)}.pdf`,
    read(fileName) {
      const [, kind, id, proof] = FILE_NAME.exec(fileName) ?? []
      return kind === undefined || proof === undefined || Number(id) > MOST ? null : { kind, id: Number(id), proof }
    },
    isFor: ({ proof, ...order }, signed) =>
      timingSafeEqual(Buffer.from(proof), Buffer.from(macOf({ ...order, ...signed }))),
  }
}
