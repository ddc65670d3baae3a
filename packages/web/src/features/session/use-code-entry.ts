import { type RefObject, useRef, useState } from 'react'
import * as rules from '#words/rules.ts'
import * as words from '#words/session.ts'
import { type SentCode, toSentCode } from './sent-code.ts'
import { type SignInFailure, toSignInFailure } from './sign-in-failure.ts'
import { useSendCode } from './use-send-code.ts'
import { useVerify } from './use-verify.ts'

export type CodeEntryProps = { sent: SentCode; onSent: (sent: SentCode) => void; onSignedIn: () => void }

export function useCodeEntry({ sent, onSent, onSignedIn }: CodeEntryProps, field: RefObject<HTMLInputElement | null>) {
  const { verify, isVerifying, isPending, isNew, forget } = useVerify(sent.phone, onSignedIn)
  const { send, isSending } = useSendCode()
  const [code, setCode] = useState('')
  const typedLast = useRef('')
  const [wrong, setWrong] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [sentAgain, setSentAgain] = useState(false)

  /** The sixth digit sends the code off; one that was refused goes again only by the button. */
  const type = (typed: string) => {
    typedLast.current = typed
    setCode(typed)
    setWrong(undefined)
    setRefused(false)
    if (isNew(typed)) void enter(typed)
  }
  const begin = () => {
    setFailure(null)
    setRefused(false)
    setSentAgain(false)
  }
  const enter = async (typed: string) => {
    if (isPending()) return
    begin()
    setWrong(typed === '' ? rules.codeRequired : undefined)
    if (typed === '') return field.current?.focus()
    const error = await verify(typed)
    if (error === undefined) return
    // What came while another code was on its way has its turn now.
    if (isNew(typedLast.current)) return enter(typedLast.current)
    setFailure(toSignInFailure(words.notVerified, error))
    setRefused('status' in error && error.status === 422)
    field.current?.focus()
    // Selected, so that the next digit begins anew and nothing is lost until then.
    field.current?.select()
  }
  const resend = async () => {
    begin()
    const { data, error } = await send(sent.phone)
    field.current?.focus()
    if (!data) return setFailure(toSignInFailure(words.notSent, error))
    setSentAgain(true)
    forget()
    type('')
    onSent(toSentCode(sent.phone, data, Date.now()))
  }
  return { code, type, wrong, isRefused, failure, sentAgain, enter, isVerifying, resend, isSending }
}
