import { endpoints } from '#contract/endpoints.ts'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { ListOf, OneOf } from '#contract/schemas/paging.ts'
import { api } from './api.ts'

/** What everybody may know of the centre. */
const centreApi = api.injectEndpoints({
  endpoints: (build) => ({
    centre: build.query<BusinessInfo, void>({
      query: () => endpoints.businessInfo.path,
      transformResponse: ({ data }: OneOf<BusinessInfo>) => data,
    }),
    branches: build.query<Branch[], void>({
      query: () => `${endpoints.branches.path}?per_page=150`,
      transformResponse: ({ data }: ListOf<Branch>) => data,
    }),
  }),
})

export const { useCentreQuery, useBranchesQuery } = centreApi

/** A centre is called what its owner calls it. */
export const useCentreName = (): string => useCentreQuery().data?.name ?? ''
