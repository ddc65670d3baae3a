import { createHmac, timingSafeEqual } from 'node:crypto'

/** An order as addresses name it: which kind, and which one of it. */
export type OrderAddress = { kind: string; id: number }

/** What makes an order's links its own: there is another sale 42 in every database, but it was not placed at the same moment. */
type Signed = { createdAt: Date; receiptVersion: number }

export type SignedOrder = OrderAddress & Signed

/** The order that the end of a link claims to be of, and its proof. */
export type OrderClaim = OrderAddress & { proof: string }

export type OrderLinks = {
  /** Where anyone who has the link finds what it is about. */
  urlOf(order: SignedOrder): string
  /** What the end of a link claims, or null if it is none of ours; nothing is known of it until `isFor` says so. */
  read(ending: string): OrderClaim | null
  /** Whether the link was given out for this very order, and has not been voided since. */
  isFor(claim: OrderClaim, order: Signed): boolean
}

/** 192 bits in 32 letters: nobody guesses a link, and an order's own number gives nothing away. */
const MAC_LETTERS = 32
/** What the database takes for a number of an order. */
const MOST = 2_147_483_647
const CLAIM = new RegExp(String.raw`^([a-z]{1,20})-([1-9]\d{0,9})-([\w-]{${MAC_LETTERS}})$`)

/** `about` parts the links to one thing from those to another: none of them opens the other. */
type Kept = { appSecret: string; about: string; folder: string; suffix?: string }

/** The link is signed, not stored: it is the same each time and works until it is voided, as long as the secret is kept. */
export function createOrderLinks({ appSecret, about, folder, suffix = '' }: Kept): OrderLinks {
  const macOf = ({ kind, id, createdAt, receiptVersion }: SignedOrder): string =>
    createHmac('sha256', appSecret)
      .update(`${about} ${kind} ${id} ${createdAt.getTime()} ${receiptVersion}`)
      .digest('base64url')
      .slice(0, MAC_LETTERS)

  return {
    urlOf: (order) => `${folder}${order.kind}-${order.id}-${macOf(order)}${suffix}`,
    read(ending) {
      const named = ending.endsWith(suffix) ? ending.slice(0, ending.length - suffix.length) : ''
      const [, kind, id, proof] = CLAIM.exec(named) ?? []
      return kind === undefined || proof === undefined || Number(id) > MOST ? null : { kind, id: Number(id), proof }
    },
    isFor: ({ proof, ...order }, signed) =>
      timingSafeEqual(Buffer.from(proof), Buffer.from(macOf({ ...order, ...signed }))),
  }
}
