import { endpoints } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { OwnName } from '#contract/schemas/profile.ts'
import type { User } from '#contract/schemas/user.ts'
import { api } from '../../api/api.ts'
import { takeSavedUser } from './take-saved-user.ts'

const { method, path } = endpoints.saveName

export const nameApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveName: build.mutation<OneOf<User>, OwnName>({
      query: (body) => ({ method, url: path, body }),
      onQueryStarted: takeSavedUser,
    }),
  }),
})

export const { useSaveNameMutation } = nameApi
