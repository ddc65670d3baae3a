import { endpoints } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { User } from '#contract/schemas/user.ts'
import { api } from '../../api/api.ts'

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    user: build.query<OneOf<User>, void>({ query: () => endpoints.user.path, providesTags: ['user'] }),
  }),
})

export const askUser = customersApi.endpoints.user.initiate
