import { type ReactNode, useState } from 'react'
import type { RefundCase } from '#contract/schemas/staff-payments.ts'
import { toast } from '#ui/toast.ts'
import { serverSilent } from '#words/frame.ts'
import { saidBy } from '../../api/api.ts'
import { useAskRefundAgainMutation } from '../../api/desk-api.ts'
import { useDecideStrayMutation, usePaymentCasesQuery } from '../../api/payments-api.ts'
import { usePinAgain } from '../../api/use-pin-again.tsx'

type Asking = { ask: (row: RefundCase) => Promise<void>; asking: string | null; pad: ReactNode }

/** The gateway has not answered: it is asked again under the same id, and gives back once. */
export function useAskRefund(onSaid: (said: string) => void): Asking {
  const [askOrder] = useAskRefundAgainMutation()
  const [askStray] = useDecideStrayMutation()
  const { refetch } = usePaymentCasesQuery()
  const { dare, pad } = usePinAgain()
  const [asking, setAsking] = useState<string | null>(null)
  const ask = async ({ of, id }: RefundCase): Promise<void> => {
    if (asking !== null) return
    setAsking(`${of} ${id}`)
    const { data, error } = await dare(async () =>
      of === 'order' ? askOrder({ id }) : askStray({ id, body: { decision: 'refund' } }),
    )
    setAsking(null)
    if (error) onSaid(saidBy(error) ?? serverSilent)
    else toast(data?.message ?? '')
    void refetch()
  }
  return { ask, asking, pad }
}
