import { endpoints } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { CodeSent, SignedInUser } from '#contract/schemas/sign-in.ts'
import type { User } from '#contract/schemas/user.ts'
import { api } from '../../api.ts'

const COUNTRY = 'Bangladesh'

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginPhone: build.mutation<CodeSent, { phone_no: string }>({
      query: (body) => ({ ...send(endpoints.loginPhone), body: { ...body, country: COUNTRY } }),
    }),
    verifyOtp: build.mutation<SignedInUser, { phone_no: string; code: string }>({
      query: (body) => ({ ...send(endpoints.verifyOtp), body: { ...body, country: COUNTRY } }),
    }),
    user: build.query<OneOf<User>, void>({
      query: () => endpoints.user.path,
      providesTags: ['user'],
    }),
    logout: build.mutation<unknown, void>({
      query: () => send(endpoints.logout),
    }),
  }),
})

const send = ({ method, path }: { method: string; path: string }) => ({ method, url: path })

export const { useLoginPhoneMutation, useVerifyOtpMutation, useLogoutMutation } = customersApi
export const askUser = customersApi.endpoints.user.initiate
