import { useState } from 'react'
import type { CodeSent, ProofNeeded } from '#contract/schemas/sign-in.ts'
import { useLoginPhoneMutation } from './sign-in-api.ts'

type Answer = { data?: CodeSent; error?: unknown }

/** The work gets harder while others ask: who does it again and again would never come to an end. */
const MOST_PROOFS = 3

const workIn = ({ error }: Answer): ProofNeeded | null => {
  const { status, data } = (error ?? {}) as { status?: unknown; data?: ProofNeeded }
  return status === 428 && data?.code === 'proof_needed' ? data : null
}

export function useSendCode() {
  const [ask] = useLoginPhoneMutation()
  const [isSending, setSending] = useState(false)

  const askAndProve = async (phone_no: string): Promise<Answer> => {
    let answer: Answer = await ask({ phone_no })
    for (let proofs = 0; proofs < MOST_PROOFS; proofs++) {
      const work = workIn(answer)
      if (work === null) break
      const { prove } = await import('./prove.ts')
      answer = await ask({ phone_no, proof: await prove(work.data) })
    }
    return answer
  }
  const send = async (phone: string): Promise<Answer> => {
    setSending(true)
    // What cannot be done here is nothing that a person could mend: the alert stands alone.
    const answer = await askAndProve(phone).catch((): Answer => ({ error: { status: 428 } }))
    setSending(false)
    return answer
  }
  return { send, isSending }
}
