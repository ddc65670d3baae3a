import { dhakaDay } from '#contract/rules/dates.ts'
import { type PlaceNow, placesNow, placesOfSale } from '#contract/rules/places.ts'
import { type GivenBack, leftOf, type RefundableOrder, type Share } from '#contract/rules/refund-share.ts'
import type { OrderParams } from '#contract/schemas/staff-orders.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import type { Transaction } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { orders } from '../orders/tables.ts'
import { sales } from '../sales/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { cameIn, linesOf, lockOrder, paymentOf, readMembership, readSale, ridersOf, vatRate } from './order-queries.ts'
import { standingOf } from './queries.ts'

/** A line of tickets: its places as they stand, and how many of them were cancelled without their money. */
export type LineNow = { detail_id: number; name: string; qty: number; price: number; places: PlaceNow[]; due: number }

/** An order as it stands while nobody else can touch it. */
export type Refundable = OrderParams & {
  order: typeof orders.$inferSelect
  branchId: number | null
  lines: LineNow[]
  money: RefundableOrder
  left: Share
  payment: { tranId: string; bankTranId: string | null } | null
}

/** Of another branch it is as if it were not there. */
export async function readRefundable(
  tx: Transaction,
  { kind, id }: OrderParams,
  by: StaffActor,
  now: Date,
): Promise<Refundable> {
  await lockOrder(tx, kind === 'tickets' ? sales : subscriptions, id)
  const found = kind === 'tickets' ? await readTickets(tx, id, now) : await readWhole(tx, id)
  if (found === null || (found.branchId !== null && !worksAt(by, found.branchId))) throw new AppError('not_found')
  const payment = (await paymentOf(tx, found.order.id)) ?? null
  return { kind, id, ...found, left: leftOfPaid(found.order.paid, found.money), payment }
}

/** No more goes back than was paid. */
function leftOfPaid(paid: number, money: RefundableOrder): Share {
  const { amount, vat } = leftOf(money)
  return { amount: amount - (money.total - paid), vat }
}

async function readTickets(tx: Transaction, id: number, now: Date) {
  const found = await readSale(tx, id)
  if (found === undefined) return null
  const { order, sale } = found
  const [bought, riders, visits, givenBack] = [
    await linesOf(tx, id),
    await ridersOf(tx, id),
    await cameIn(tx, order.id),
    await standingOf(tx, order.id),
  ]
  const nobody = { id: 0, extra: false, endsAt: null, staff: '', gate: '' }
  const came = visits.map((visit) => ({ ...nobody, ...visit, firstIn: visit.lastIn }))
  const places = placesNow(placesOfSale(bought, riders), came, dhakaDay(now), sale.cancelledPlaces)
  const lines = bought.map(({ id: detail_id, type: name, qty, price }) => {
    const own = places.filter(({ place }) => place.startsWith(`d${detail_id}.`))
    const cancelled = own.filter(({ state }) => state === 'cancelled').length
    return { detail_id, name, qty, price, places: own, due: Math.max(0, cancelled - givenBackOf(givenBack, detail_id)) }
  })
  return {
    order,
    branchId: sale.branchId,
    lines,
    money: { lines, total: order.total, vat: order.vatAmount, givenBack },
  }
}

const givenBackOf = (givenBack: GivenBack[], detailId: number): number =>
  givenBack
    .flatMap(({ units }) => units)
    .filter(({ detail_id }) => detail_id === detailId)
    .reduce((sum, { qty }) => sum + qty, 0)

/** The VAT of a membership is inside its price, at the rate of today: the one it was sold at is not kept. */
async function readWhole(tx: Transaction, id: number) {
  const found = await readMembership(tx, id)
  if (found === undefined) return null
  const { order, membership } = found
  const rate = await vatRate(tx)
  const vat = Math.floor((2 * order.total * rate + (10_000 + rate)) / (2 * (10_000 + rate)))
  const { qty, name } = membership
  const whole = { detail_id: id, name, qty, price: order.total / qty, places: [], due: 0 }
  const givenBack = await standingOf(tx, order.id)
  return { order, branchId: null, lines: [whole], money: { lines: [whole], total: order.total, vat, givenBack } }
}
