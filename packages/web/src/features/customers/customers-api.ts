import { endpoints } from '#contract/endpoints.ts'
import type { OneOf } from '#contract/schemas/paging.ts'
import type { User } from '#contract/schemas/user.ts'
import { api } from '../../api.ts'

/** Seconds that the code is good for, and until another may be asked for. */
export type SentCode = { message: string; data: { expires_in: number; resend_in: number } }
export type SignedIn = { data: User; token: string }

const COUNTRY = 'Bangladesh'

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginPhone: build.mutation<SentCode, { phone_no: string }>({
      query: (body) => ({ ...send(endpoints.loginPhone), body: { ...body, country: COUNTRY } }),
    }),
    verifyOtp: build.mutation<SignedIn, { phone_no: string; code: string }>({
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
