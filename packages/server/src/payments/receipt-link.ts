import { createHmac, timingSafeEqual } from 'node:crypto'
import { API_PREFIX, endpoints } from '#contract/endpoints.ts'
import { payableKinds } from './tables.ts'

/** An order that money can be paid for: which kind, and which one of it. */
export type Payable = { kind: (typeof payableKinds)[number]; id: number }

export type ReceiptLinks = {
  /** Where the receipt of a paid order is found, by anyone who has the link. */
  urlOf(order: Payable): string
  /** The order a file name was signed for, or null for any other name. */
  orderOf(fileName: string): Payable | null
}

/** 192 bits in 32 letters: nobody guesses a link, and an order's own number gives nothing away. */
const MAC_LETTERS = 32
const FILE_NAME = new RegExp(String.raw`^(${payableKinds.join('|')})-([1-9]\d{0,9})-([\w-]{${MAC_LETTERS}})\.pdf$`)

/** The link is signed, not stored: it is the same each time and works as long as the secret is kept. */
export function createReceiptLinks({ publicUrl, appSecret }: { publicUrl: string; appSecret: string }): ReceiptLinks {
  const folder = publicUrl + API_PREFIX + endpoints.receipt.path.replace(':token', '')
  const macOf = ({ kind, id }: Payable): string =>
    createHmac('sha256', appSecret).update(`receipt ${kind} ${id}`).digest('base64url').slice(0, MAC_LETTERS)

  return {
    urlOf: (order) => `${folder}${order.kind}-${order.id}-${macOf(order)}.pdf`,
    orderOf(fileName) {
      const [, kind, id, mac] = FILE_NAME.exec(fileName) ?? []
      if (kind === undefined || mac === undefined) return null
      const order: Payable = { kind: kind as Payable['kind'], id: Number(id) }
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(order))) ? order : null
    },
  }
}
