import { useState, type ReactNode } from 'react'
import { toast } from '#ui/toast.ts'
import { serverSilent } from '#words/frame.ts'
import * as words from '#words/payments.ts'
import { bodyOf, saidBy } from '../../api/api.ts'
import { useDecideHeldMutation, useDecideStrayMutation } from '../../api/payments-api.ts'
import { usePinAgain } from '../../api/use-pin-again.tsx'
import type { Asked } from './decide-dialog.tsx'

type Ends = { onClose: () => void; onLate: (said: string) => void }

type Deciding = {
  decide: (asked: Asked, reason: string) => Promise<void>
  busy: boolean
  failure: string | undefined
  fieldError: string | undefined
  pad: ReactNode
}

const isReason = (text: string): boolean => {
  const { length } = [...text.trim()]
  return length >= 3 && length <= 200
}

/** Does what was asked, and says how it ended; who comes second reads who was first. */
export function useDecide({ onClose, onLate }: Ends): Deciding {
  const [decideHeld, held] = useDecideHeldMutation()
  const [decideStray, stray] = useDecideStrayMutation()
  const { dare, pad } = usePinAgain()
  const [failure, setFailure] = useState<string>()
  const [fieldError, setFieldError] = useState<string>()

  const send = (asked: Asked, reason: string) => {
    if ('held' in asked)
      return decideHeld({ id: asked.held.id, body: { decision: asked.act === 'take' ? 'confirm' : 'refund' } })
    const { id } = asked.stray
    if (asked.act === 'use') {
      const { kind, id: orderId } = asked.order
      return decideStray({ id, body: { decision: 'use', order: { kind, id: orderId } } })
    }
    if (asked.act === 'keep') return decideStray({ id, body: { decision: 'keep', reason } })
    return decideStray({ id, body: { decision: 'refund' } })
  }

  const decide = async (asked: Asked, reason: string): Promise<void> => {
    setFailure(undefined)
    setFieldError(asked.act === 'keep' && !isReason(reason) ? words.reasonLength : undefined)
    if (asked.act === 'keep' && !isReason(reason)) return
    const { data, error } = await dare(async () => send(asked, reason))
    if (error) return fail(error)
    if (data?.data.outcome === 'refused') onLate(data.message)
    else toast(data?.message ?? '')
    onClose()
  }

  const fail = (error: unknown): void => {
    const { code } = bodyOf(error)
    const message = saidBy(error) ?? serverSilent
    // It is decided, or among the refunds by now: there is nothing to press here again.
    if (code === 'already_decided') onLate(`${message} ${words.cameSecond}`)
    else if (code === 'gateway_unavailable') onLate(message)
    else return setFailure(message)
    onClose()
  }

  return { decide, busy: held.isLoading || stray.isLoading, failure, fieldError, pad }
}
