import { useState } from 'react'
import type { CodeSent, ProofNeeded } from '#contract/schemas/sign-in.ts'
import { useSendCodeMutation } from '../api/session-api.ts'

/** A code that is on its way, and when the next may be asked for. */
export type Sent = { phone: string; resendAt: number }

const sentNow = (phone: string, { data }: CodeSent): Sent => ({ phone, resendAt: Date.now() + data.resend_in * 1000 })

type Answer = { sent?: Sent; error?: unknown }

/** The work gets harder while others ask: who does it again and again would never come to an end. */
const MOST_PROOFS = 3

export function useSendCode() {
  const [ask] = useSendCodeMutation()
  const [isSending, setSending] = useState(false)

  const askAndProve = async (phone: string, proof?: string, proofs = 0): Promise<Answer> => {
    const { data, error } = await ask({ phone_no: phone, ...(proof !== undefined && { proof }) })
    if (data) return { sent: sentNow(phone, data) }
    const { status, data: said } = error as { status?: unknown; data?: ProofNeeded }
    if (status !== 428 || said?.code !== 'proof_needed' || proofs >= MOST_PROOFS) return { error }
    const { prove } = await import('./prove.ts')
    return askAndProve(phone, await prove(said.data), proofs + 1)
  }
  const send = async (phone: string): Promise<Answer> => {
    setSending(true)
    const answer = await askAndProve(phone).catch((error: unknown): Answer => ({ error }))
    setSending(false)
    return answer
  }
  return { send, isSending }
}
