import { type RefObject, useState } from 'react'
import { type SentCode, toSentCode } from './sent-code.ts'
import { startSession } from './session.ts'
import { useVerifyOtpMutation } from './sign-in-api.ts'
import { NOT_SENT, NOT_VERIFIED, type SignInFailure, toSignInFailure } from './sign-in-failure.ts'
import { useSendCode } from './use-send-code.ts'
import { useSessionDispatch } from './use-session.ts'

export type CodeEntryProps = { sent: SentCode; onSent: (sent: SentCode) => void; onSignedIn: () => void }

export function useCodeEntry({ sent, onSent, onSignedIn }: CodeEntryProps, field: RefObject<HTMLInputElement | null>) {
  const dispatch = useSessionDispatch()
  const [verify, { isLoading: isVerifying }] = useVerifyOtpMutation()
  const { send, isSending } = useSendCode()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [sentAgain, setSentAgain] = useState(false)

  const type = (typed: string) => {
    setCode(typed)
    setWrong(undefined)
  }
  const begin = () => {
    setFailure(null)
    setSentAgain(false)
  }
  const enter = async (typed: string) => {
    begin()
    setWrong(typed === '' ? 'OTP is required' : undefined)
    if (typed === '') return field.current?.focus()
    const { data, error } = await verify({ phone_no: sent.phone, code: typed })
    if (data) {
      dispatch(startSession(data))
      return onSignedIn()
    }
    setFailure(toSignInFailure(NOT_VERIFIED, error))
    // Selected, so that the next digit begins anew and nothing is lost until then.
    field.current?.select()
  }
  const resend = async () => {
    begin()
    const { data, error } = await send(sent.phone)
    field.current?.focus()
    if (!data) return setFailure(toSignInFailure(NOT_SENT, error))
    setSentAgain(true)
    type('')
    onSent(toSentCode(sent.phone, data, Date.now()))
  }
  return { code, type, wrong, failure, sentAgain, enter, isVerifying, resend, isSending }
}
