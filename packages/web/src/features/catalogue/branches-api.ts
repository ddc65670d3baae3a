import { endpoints } from '#contract/endpoints.ts'
import type { Branch } from '#contract/schemas/branch.ts'
import type { ListOf } from '#contract/schemas/paging.ts'
import { address, api } from '../../api/api.ts'

/** All of them at once: a centre has a few. */
const ALL = { page: 1, per_page: 150 }

export const branchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    branches: build.query<ListOf<Branch>, void>({
      query: () => address(endpoints.branches.path, ALL),
      providesTags: ['branches'],
    }),
  }),
})

export const { useBranchesQuery } = branchesApi
export const askBranches = branchesApi.endpoints.branches.initiate
