import { toTaka } from '#contract/rules/money.ts'
import type { OwnData } from '#contract/schemas/own-data.ts'
import type { OrderKind } from '../orders/kinds.ts'
import { inBangla, presentOwnOrder, presentOwnVisits } from '../orders/own-data.ts'
import { type OwnSubscriptionRow, subscriptionsOf } from './privacy-queries.ts'

export const ownSubscriptions: OrderKind['ownData'] = {
  list: 'subscriptions',
  read: async (tx, customerId, page) =>
    (await subscriptionsOf(tx, customerId, page)).map((one) => ({ id: one.id, shown: present(one) })),
}

const present = (one: OwnSubscriptionRow): OwnData['subscriptions'][number] => ({
  ...presentOwnOrder(one),
  name: one.name,
  title: one.title,
  ...inBangla({ name_bn: one.nameBn, title_bn: one.titleBn }),
  month: one.month,
  hour: one.hour,
  days: one.days,
  price: toTaka(one.price),
  qty: one.qty,
  note: one.note,
  total_amount: toTaka(one.total),
  membership_code: one.code,
  start_date: one.startDate,
  end_date: one.endDate,
  visits: presentOwnVisits(one.visits),
  ridingUsers: one.riders.map(({ name, age, type, type_bn, additional, price }) => ({
    name,
    age,
    type,
    ...inBangla({ type_bn }),
    additional,
    price: toTaka(price),
  })),
})
