import { endpoints } from '#contract/endpoints.ts'
import { api } from '../../api/api.ts'

const { logout, logoutEverywhere } = endpoints

/** Apart from what every visitor needs: it comes with the profile. */
export const logOutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, void>({ query: () => ({ method: logout.method, url: logout.path }) }),
    logoutEverywhere: build.mutation<unknown, void>({
      query: () => ({ method: logoutEverywhere.method, url: logoutEverywhere.path }),
    }),
  }),
})

export const { useLogoutMutation, useLogoutEverywhereMutation } = logOutApi
