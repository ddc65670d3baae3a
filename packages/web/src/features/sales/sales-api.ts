import type { Params } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { idOf } from '#contract/paths.ts'
import type { ListOf, OneOf } from '#contract/schemas/paging.ts'
import type { PlaceSale } from '#contract/schemas/place-sale.ts'
import type { PurchaseAnswer } from '#contract/schemas/purchase.ts'
import type { Sale } from '#contract/schemas/sale.ts'
import { address, api } from '../../api/api.ts'

export const filters = ['all', 'paid', 'unpaid'] as const
export type SalesFilter = (typeof filters)[number]

const withId = (path: string, id: number): string => path.replace(':id', String(id))

export const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeSale: build.mutation<PurchaseAnswer, { key: string; order: PlaceSale }>({
      query: ({ key, order }) => ({
        method: endpoints.placeSale.method,
        url: endpoints.placeSale.path,
        headers: { 'idempotency-key': key },
        body: order,
      }),
      // What was refused may have been so because of its day.
      invalidatesTags: (_, error) => (error ? ['sales', 'days'] : ['sales']),
    }),
    sales: build.query<ListOf<Sale>, { search: string; filter: SalesFilter; page: number }>({
      query: (at) => address(endpoints.sales.path, at),
      providesTags: ['sales'],
    }),
    sale: build.query<OneOf<Sale>, number>({ query: (id) => withId(endpoints.sale.path, id), providesTags: ['sale'] }),
    // Refused or not, what is shown of the order may have changed: it is asked for again.
    paySale: build.mutation<PurchaseAnswer, number>({
      query: (id) => ({ method: endpoints.paySale.method, url: withId(endpoints.paySale.path, id) }),
      invalidatesTags: (_, error) => (error ? ['sales', 'sale'] : []),
    }),
    cancelSale: build.mutation<OneOf<Sale>, number>({
      query: (id) => ({ method: endpoints.cancelSale.method, url: withId(endpoints.cancelSale.path, id) }),
      invalidatesTags: ['sales', 'sale'],
    }),
  }),
})

export const { usePlaceSaleMutation, useSalesQuery, useSaleQuery, usePaySaleMutation, useCancelSaleMutation } = salesApi
export const askSales = salesApi.endpoints.sales.initiate
const askSale = salesApi.endpoints.sale.initiate

/** What a screen about one of them needs. */
export const saleQueries = ({ params }: { params: Params }) => {
  const id = idOf(params['saleId'])
  return id === null ? [] : [askSale(id)]
}
