import { toTaka } from '#contract/rules/money.ts'
import type { OwnData } from '#contract/schemas/own-data.ts'
import type { OrderKind } from '../orders/kinds.ts'
import { inBangla, orNothing, presentOwnOrder, presentOwnVisits } from '../orders/own-data.ts'
import { type OwnSaleRow, salesOf } from './privacy-queries.ts'

export const ownSales: OrderKind['ownData'] = {
  list: 'sales',
  read: async (tx, customerId, page) =>
    (await salesOf(tx, customerId, page)).map((sale) => ({ id: sale.id, shown: present(sale) })),
}

const present = (sale: OwnSaleRow): OwnData['sales'][number] => ({
  ...presentOwnOrder(sale),
  branch: sale.branch,
  ...inBangla({ branch_bn: sale.branchBn }),
  booking_date: sale.bookingDate,
  moved_from: sale.movedFrom,
  subtotal: toTaka(sale.subtotal),
  discount_total: toTaka(sale.discountTotal),
  vat_rate: sale.vatRateBp / 100,
  vat_amount: toTaka(sale.vatAmount),
  grand_total: toTaka(sale.total),
  ticket_code: sale.code,
  visited_at: orNothing(sale.scannedAt),
  visits: presentOwnVisits(sale.visits),
  details: sale.details.map(({ name, name_bn, qty, price, note }) => ({
    name,
    ...inBangla({ name_bn }),
    qty,
    price: toTaka(price),
    note,
  })),
  ridingUsers: sale.riders.map(({ name, age, type }) => ({ name, age, type })),
})
