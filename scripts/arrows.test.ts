import { expect, it } from 'vitest'
import { arrows, brokenArrows } from './arrows.ts'
import { readImports } from './read-imports.ts'

/** For each arrow, in its order, one import that breaks it and one like it that is right. */
const examples: { in: string; bad: string; good: string }[] = [
  {
    in: 'contract/src/schemas/ride.ts',
    bad: `import { app } from '../../../server/src/app.ts'`,
    good: `import { z } from 'zod'`,
  },
  {
    in: 'contract/src/rules/vat.ts',
    bad: `import { Ride } from '../schemas/ride.ts'`,
    good: `import { toTaka } from './money.ts'`,
  },
  {
    in: 'web/src/features/rides/ride-card.tsx',
    bad: `import { rides } from '../../../../server/src/catalogue/tables.ts'`,
    good: `import { pastelOf } from '#contract/rules/pastel.ts'`,
  },
  {
    in: 'staff/src/people/people.tsx',
    bad: `import { Logo } from '../../../web/src/app/logo.tsx'`,
    good: `import { Table } from '#ui/table.tsx'`,
  },
  {
    in: 'staff/src/gate/gate-screen.tsx',
    bad: `import { Frame } from '../app/frame.tsx'`,
    good: `import { useMe } from '../api/session-api.ts'`,
  },
  {
    in: 'staff/src/api/session-api.ts',
    bad: `import { Verdict } from '../gate/verdict.tsx'`,
    good: `import { api } from './api.ts'`,
  },
  {
    in: 'web/src/features/rides/rides-api.ts',
    bad: `import { Ride } from '#contract/schemas/ride.ts'`,
    good: `import { type Ride } from '#contract/schemas/ride.ts'`,
  },
  {
    in: 'web/src/features/rides/ride-card.tsx',
    bad: `import { named } from '#contract/words/named.ts'`,
    good: `import * as words from '#words/catalogue.ts'`,
  },
  {
    in: 'cards/src/ticket-card.tsx',
    bad: `import { useCart } from '../../web/src/features/cart/cart-slice.ts'`,
    good: `import { Stepper } from '#ui/stepper.tsx'`,
  },
  {
    in: 'ui/src/button.tsx',
    bad: `import { RideCard } from '#cards/ride-card.tsx'`,
    good: `import { Icon } from './icon.tsx'`,
  },
  {
    in: 'ui/src/button.tsx',
    bad: `import { quote } from '#contract/rules/quote.ts'`,
    good: `import { addDays } from '#contract/rules/dates.ts'`,
  },
  { in: 'web/src/app/store.ts', bad: `import { api } from '../api.ts'`, good: `import { api } from '../api/api.ts'` },
  {
    in: 'web/src/features/rides/ride-card.tsx',
    bad: `import type { AppStore } from '../../app/store.ts'`,
    good: `import { paths } from '#contract/paths.ts'`,
  },
  {
    in: 'web/src/service-worker/worker.ts',
    bad: `import { readToken } from '../features/session/token.ts'`,
    good: `import { paths } from '#contract/paths.ts'`,
  },
  {
    in: 'web/src/features/rides/ride-card.tsx',
    bad: `import { Component } from '../../screens/home.tsx'`,
    good: `import { Picture } from '#ui/picture.tsx'`,
  },
  {
    in: 'web/src/screens/home.tsx',
    bad: `import { api } from '../api/api.ts'`,
    good: `import type { Queries } from '../api/queries.ts'`,
  },
  {
    in: 'web/src/features/rides/ride-card.tsx',
    bad: `import { Photos } from '../gallery/photos.tsx'`,
    good: `import { Receipt } from '../orders/receipt.tsx'`,
  },
  {
    in: 'web/src/features/orders/receipt.tsx',
    bad: `import { useAuth } from '../session/auth.ts'`,
    good: `import { Result } from './result.tsx'`,
  },
  {
    in: 'web/src/api/api.ts',
    bad: `import { ridesApi } from '../features/rides/rides-api.ts'`,
    good: `import { endpoints } from '#contract/endpoints.ts'`,
  },
  {
    in: 'server/src/http/session.ts',
    bad: `import { findCustomer } from '../customers/find-customer.ts'`,
    good: `import { errorTable } from '#contract/errors.ts'`,
  },
  {
    in: 'server/src/db/database.ts',
    bad: `import { placeSale } from '../sales/place-sale.ts'`,
    good: `import { sales } from '../sales/tables.ts'`,
  },
  {
    in: 'server/src/pictures/store-picture.ts',
    bad: `import { diskStorage } from '../integrations/disk-storage.ts'`,
    good: `import type { Storage } from './storage.ts'`,
  },
  {
    in: 'server/src/payments/confirm-payment.ts',
    bad: `import { sandboxSessions } from '#sandbox-gateway/tables.ts'`,
    good: `import type { Gateway } from './gateway.ts'`,
  },
  {
    in: 'sandbox-gateway/src/open-session.ts',
    bad: `import { kinds } from '#server/deps.ts'`,
    good: `import { readAmount } from '#server/integrations/sslcommerz/amount.ts'`,
  },
  { in: 'server/src/vouchers/place-voucher.ts', bad: `import { openPage } from '../orders/place-order.ts'`, good: '' },
  {
    in: 'server/src/customers/send-code.ts',
    bad: `import type { Deps } from '../deps.ts'`,
    good: `import type { Clock } from '../clock.ts'`,
  },
  {
    in: 'server/src/sales/place-sale.ts',
    bad: `import { saleRoutes } from './routes.ts'`,
    good: `import { insertSale } from './queries.ts'`,
  },
  {
    in: 'server/src/sales/queries.ts',
    bad: `import { placeSale } from './place-sale.ts'`,
    good: `import { products } from '../catalogue/tables.ts'`,
  },
  {
    in: 'server/src/sales/tables.ts',
    bad: `import { insertSale } from './queries.ts'`,
    good: `import { id } from '../db/columns.ts'`,
  },
  {
    in: 'server/src/payments/confirm-payment.ts',
    bad: `import { settleOrder } from '../orders/settle-order.ts'`,
    good: `import { enqueue } from '../notifications/enqueue.ts'`,
  },
]

const brokenBy = (path: string, source: string): string[] =>
  readImports(`packages/${path}`, source).flatMap(brokenArrows)

it.each(arrows.map(({ says }, at) => ({ says, ...examples[at] })))(
  'when it is broken, this is said: $says',
  ({ says, in: path = '', bad = '' }) => {
    expect(brokenBy(path, bad)).toContain(says)
  },
)

it.each(examples)('when $in says $good, nothing is broken', ({ in: path, good }) => {
  expect(brokenBy(path, good)).toEqual([])
})

it.each([
  {
    in: 'server/src/orders/place-order.ts',
    bad: `import { draftSale } from '../sales/draft-sale.ts'`,
    good: `import { openSession } from '../payments/start-payment.ts'`,
  },
  {
    in: 'server/src/sales/place-sale.ts',
    bad: `import { startPayment } from '../payments/start-payment.ts'`,
    good: `import { openPage } from '../orders/place-order.ts'`,
  },
  {
    in: 'server/src/receipts/read-receipt.ts',
    bad: `import { sales } from '../sales/queries.ts'`,
    good: `import { readOrder } from './order-queries.ts'`,
  },
])(
  'between domains the way is down: when $in says $good, nothing is broken; when it says $bad, that is',
  ({ in: path, bad, good }) => {
    expect([brokenBy(path, good), brokenBy(path, bad).length]).toEqual([[], 1])
  },
)

it.each([
  ['loads it later', `const later = () => import('../gallery/photos.tsx')`],
  ['passes it on', `export { Photos } from '../gallery/photos.tsx'`],
  ['passes all of it on', `export * from '../gallery/photos.tsx'`],
  ['names only its type', `type Props = import('../gallery/photos.tsx').Props`],
  ['runs it for its effect', `import '../gallery/photos.tsx'`],
])('when a feature %s, it still knows the other feature', (_, source) => {
  expect(brokenBy('web/src/features/rides/list.tsx', source)).toEqual([
    'a feature may know orders and session, and no other feature.',
  ])
})

it('when a value is imported beside a type, the import is not a type import', () => {
  expect(
    brokenBy('web/src/features/rides/list.tsx', `import { type Ride, listOf } from '#contract/schemas/paging.ts'`),
  ).toHaveLength(1)
})

it.each(['orders', 'session'])('when %s imports a feature that is built on it, that is said', (lowest) => {
  expect(
    brokenBy(`web/src/features/${lowest}/list.tsx`, `import { useCart } from '../cart/cart-slice.ts'`),
  ).toHaveLength(2)
})

it('when the file is a test, it may import what it tests with', () => {
  expect(brokenBy('contract/src/rules/vat.test.ts', `import { it } from 'vitest'`)).toEqual([])
})
