import { useRef } from 'react'
import { CODE_LENGTH } from '#contract/rules/one-time-code.ts'
import { startSession } from './session.ts'
import { useVerifyOtpMutation } from './sign-in-api.ts'
import { useSessionDispatch } from './use-session.ts'

/** Asks whether a code is right, one at a time; `isNew` holds for a whole code that has not been asked about last. */
export function useVerify(phone: string, onSignedIn: () => void) {
  const dispatch = useSessionDispatch()
  const [ask, { isLoading: isVerifying }] = useVerifyOtpMutation()
  const last = useRef({ code: '', isPending: false })

  const verify = async (code: string) => {
    last.current = { code, isPending: true }
    const { data, error } = await ask({ phone_no: phone, code })
    last.current.isPending = false
    if (data) {
      dispatch(startSession(data))
      onSignedIn()
    }
    return error
  }
  return {
    verify,
    isVerifying,
    isPending: () => last.current.isPending,
    isNew: (code: string) => code.length === CODE_LENGTH && code !== last.current.code,
    forget: () => (last.current.code = ''),
  }
}
