import { endpoints } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { Passes, SharedPass } from '#contract/schemas/pass.ts'
import { api } from '../../api/api.ts'

export const passesApi = api.injectEndpoints({
  endpoints: (build) => ({
    passes: build.query<Passes, void>({ query: () => endpoints.passes.path, providesTags: ['passes'] }),
    sharedPass: build.query<OneOf<SharedPass>, string>({
      query: (token) => endpoints.sharedPass.path.replace(':token', encodeURIComponent(token)),
    }),
  }),
})

export const { usePassesQuery, useSharedPassQuery } = passesApi
export const askPasses = passesApi.endpoints.passes.initiate
