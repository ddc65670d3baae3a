import { endpoints } from '#contract/endpoints.ts'
import type { CodeSent, SignedInUser } from '#contract/schemas/sign-in.ts'
import { api } from '../../api/api.ts'

const country = 'Bangladesh'
const { loginPhone, verifyOtp } = endpoints

/** Apart from what every visitor needs: it comes with the drawer. */
const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginPhone: build.mutation<CodeSent, { phone_no: string; proof?: string }>({
      query: (body) => ({ method: loginPhone.method, url: loginPhone.path, body: { ...body, country } }),
    }),
    verifyOtp: build.mutation<SignedInUser, { phone_no: string; code: string }>({
      query: (body) => ({ method: verifyOtp.method, url: verifyOtp.path, body: { ...body, country } }),
    }),
  }),
})

export const { useLoginPhoneMutation, useVerifyOtpMutation } = signInApi
