import { endpoints } from '#contract/endpoints.ts'
import type { Passes } from '#contract/schemas/pass.ts'
import { api } from '../../api/api.ts'

export const passesApi = api.injectEndpoints({
  endpoints: (build) => ({
    passes: build.query<Passes, void>({ query: () => endpoints.passes.path, providesTags: ['passes'] }),
  }),
})

export const { usePassesQuery } = passesApi
export const askPasses = passesApi.endpoints.passes.initiate
