import { dhakaDay } from '#contract/rules/dates.ts'
import { toTaka } from '#contract/rules/money.ts'
import type { Order, OrderParams } from '#contract/schemas/staff-orders.ts'
import { complete } from '#contract/words/complete.ts'
import { type StaffActor, worksAt } from '../actor.ts'
import { AppError } from '../http/app-error.ts'
import type { OrderReader } from './desk.ts'
import { cancelledOf, memberPlaces, ticketPlaces } from './order-places.ts'
import {
  type Happened,
  type MembershipRow,
  readHappened,
  readMembership,
  readTickets,
  type TicketsRow,
} from './order-queries.ts'
import { expiresAt, presentHappened, presentMoney, presentReceipt } from './present-order.ts'
import { whatTheyCan } from './what-they-can.ts'

/** An order as its page shows it. A ticket order of another branch is as if it were not there. */
export async function readOrder(
  needs: OrderReader,
  by: Pick<StaffActor, 'role' | 'branchIds'>,
  { kind, id }: OrderParams,
): Promise<Order> {
  const { pool } = needs.database
  const now = needs.clock.now()
  const [row] =
    kind === 'tickets' ? await readTickets.on(pool)({ id }) : await readMembership.on(pool)({ id, day: dhakaDay(now) })
  if (row === undefined || ('branch' in row && !worksAt(by, row.branch.id))) throw new AppError('not_found')
  const [happened] = await readHappened.on(pool)({ order: row.order_id })
  if (happened === undefined) throw new Error(`Nothing is told of order ${row.order_id}.`)
  return presentOrder({ kind, row, happened, now }, by, needs)
}

type Found = { kind: Order['kind']; row: TicketsRow | MembershipRow; happened: Happened; now: Date }

function presentOrder(found: Found, by: Pick<StaffActor, 'role'>, { receipts }: OrderReader): Order {
  const { kind, row, happened } = found
  const places = 'branch' in row ? ticketPlaces(row) : memberPlaces(row)
  return {
    id: row.id,
    kind,
    invoice_number: row.invoice_number,
    channel: 'online',
    customer: row.customer && { id: row.customer.id, name: row.customer.name, phone: row.customer.phone },
    sold_at: row.created_at.toISOString(),
    sale_date: row.sale_date,
    ...('branch' in row ? ofTickets(row) : ofMembership(row)),
    state: row.state,
    ...presentMoney(row),
    hold_until: null,
    expires_at: expiresAt(row),
    code: row.code,
    receipt_url: presentReceipt(row, kind === 'tickets' ? 'sale' : 'subscription', receipts),
    places,
    ...presentHappened(happened),
    can: whatTheyCan(by, { ...found, places }),
  }
}

type Own = Pick<Order, 'branch' | 'booking_date' | 'start_date' | 'end_date' | 'package' | 'lines'>

const ofTickets = (row: TicketsRow): Own => ({
  branch: row.branch,
  booking_date: row.booking_date,
  start_date: null,
  end_date: null,
  package: null,
  lines: row.lines.map(({ id, type, qty, price }) => ({
    detail_id: id,
    name: type,
    qty,
    cancelled_qty: row.cancelled ? qty : cancelledOf(row, id),
    price: toTaka(price),
    vat_rate: row.vat_rate_bp / 100,
  })),
})

function ofMembership(row: MembershipRow): Own {
  const { id, name, qty, price } = row
  const shared = { detail_id: id, vat_rate: row.vat_rate_bp / 100 }
  const more = Map.groupBy(
    row.riders.filter(({ additional }) => additional),
    (rider) => `${rider.price} ${rider.type}`,
  )
  const lines = [
    { name, qty, price },
    ...[...more.values()].flatMap(([first, ...rest]) =>
      first ? [{ name: complete.receipt.en.extraRider(first.type), qty: rest.length + 1, price: first.price }] : [],
    ),
  ]
  return {
    branch: null,
    booking_date: null,
    start_date: row.start_date,
    end_date: row.end_date,
    package: name,
    lines: lines.map((line) => ({
      ...shared,
      ...line,
      price: toTaka(line.price),
      cancelled_qty: row.cancelled ? line.qty : 0,
    })),
  }
}
