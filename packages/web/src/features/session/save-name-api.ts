import { endpoints } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { OwnName } from '#contract/schemas/profile.ts'
import type { User } from '#contract/schemas/user.ts'
import { api } from '../../api/api.ts'
import { setCredentials } from './auth.ts'

const { method, path } = endpoints.saveName

export const { useSaveNameMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    saveName: build.mutation<OneOf<User>, OwnName>({
      query: (body) => ({ method, url: path, body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null)
        if (saved) dispatch(setCredentials({ user: saved.data.data, isLoading: false }))
      },
    }),
  }),
})
