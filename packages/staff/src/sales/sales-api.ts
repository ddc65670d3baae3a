import type { OneOf } from '#contract/schemas/paging.ts'
import type { SalesNow } from '#contract/schemas/sales-now.ts'
import { gateEndpoints as calls } from '#contract/staff-endpoints.ts'
import { api } from '../api/api.ts'

const salesApi = api.injectEndpoints({
  endpoints: (build) => ({
    salesNow: build.query<SalesNow, number | null>({
      query: (branch) => calls.salesNow.path + (branch === null ? '' : `?branch_id=${branch}`),
      transformResponse: ({ data }: OneOf<SalesNow>) => data,
      providesTags: ['now'],
    }),
  }),
})

export const { useSalesNowQuery } = salesApi
