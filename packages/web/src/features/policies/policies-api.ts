import { endpoints } from '#contract/endpoints.ts'
import type { PolicyName } from '#contract/rules/policy-text.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { Policy } from '#contract/schemas/policy.ts'
import { api } from '../../api/api.ts'

export const policiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    policy: build.query<OneOf<Policy>, PolicyName>({
      query: (name) => endpoints.policy.path.replace(':name', name),
      providesTags: ['policy'],
    }),
  }),
})

export const { usePolicyQuery } = policiesApi
export const askPolicy = policiesApi.endpoints.policy.initiate
