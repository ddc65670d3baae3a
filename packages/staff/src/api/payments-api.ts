import type { z } from 'zod'
import { moneyEndpoints as calls } from '#contract/desk-endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type {
  Decided,
  DecideHeld,
  DecideStray,
  Found,
  LookForMoney,
  PaymentCases,
} from '#contract/schemas/staff-payments.ts'
import { api } from './api.ts'

/** The gateway has its own time to answer the server. */
const PATIENCE_WITH_GATEWAY_MS = 30_000

const post = (path: string, body: object, id?: number) => ({
  method: 'POST',
  url: path.replace(':id', String(id)),
  body,
  timeout: PATIENCE_WITH_GATEWAY_MS,
})

/** Whatever was decided, or could not be: orders, figures and what needs a look may be others now. */
const changes = ['money', 'orders', 'order', 'now', 'me'] as const

const paymentsApi = api
  .enhanceEndpoints({ addTagTypes: ['money', 'orders', 'order'] })
  .injectEndpoints({
    endpoints: (build) => ({
      paymentCases: build.query<PaymentCases, void>({
        query: () => calls.paymentCases.path,
        transformResponse: ({ data }: OneOf<PaymentCases>) => data,
        providesTags: ['money'],
      }),
      decideHeld: build.mutation<Decided, { id: number; body: DecideHeld }>({
        query: ({ id, body }) => post(calls.decideHeld.path, body, id),
        invalidatesTags: changes,
      }),
      decideStray: build.mutation<Decided, { id: number; body: z.input<typeof DecideStray> }>({
        query: ({ id, body }) => post(calls.decideStray.path, body, id),
        invalidatesTags: changes,
      }),
      lookForMoney: build.mutation<OneOf<Found[]>, z.input<typeof LookForMoney>>({
        query: (body) => post(calls.lookForMoney.path, body),
        invalidatesTags: changes,
      }),
    }),
  })

export const { usePaymentCasesQuery, useDecideHeldMutation, useDecideStrayMutation, useLookForMoneyMutation } =
  paymentsApi
