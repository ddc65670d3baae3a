import { type ReactNode, useState } from 'react'
import type { OrderAnswer } from '#contract/schemas/staff-orders.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/desk.ts'
import { textKept } from '#words/frame.ts'
import { approvalDeviceOnly } from '#words/staff.ts'
import { bodyOf, isSilent } from '../../api/api.ts'
import { usePermission } from '../../api/use-permission.tsx'

export type Errors = Partial<Record<string, string>>
type Answer = { data?: OrderAnswer; error?: unknown }

/** What the server refused, field by field; what is about no field stands above the buttons, as `root`. */
function refusalsOf(error: unknown): Errors {
  if (isSilent(error)) return { root: textKept }
  const { message = words.notDone, errors = {}, code } = bodyOf(error)
  const fields = Object.entries(errors).map(([field, [first = message]]) => [field, first])
  if (fields.length > 0) return Object.fromEntries(fields)
  return { root: code === 'approval_needed' ? `${message} ${approvalDeviceOnly}` : message }
}

type Acting = {
  /** Does it, and answers whether it was done; why not stands in `errors` then. */
  act: (send: (approval?: string) => Promise<Answer>) => Promise<boolean>
  busy: boolean
  errors: Errors
  forget: () => void
  pads: ReactNode
}

/** Does something to an order: PINs that it needs are asked for, and what the server answers is said. */
export function useOrderAct(): Acting {
  const { dare, pads } = usePermission(words.moneyAtStake)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const act: Acting['act'] = async (send) => {
    setErrors({})
    setBusy(true)
    const { data, error, left } = await dare(send)
    setBusy(false)
    if (data) toast(data.message)
    else if (!left) setErrors(refusalsOf(error))
    return data !== undefined
  }
  return { act, busy, errors, forget: () => setErrors({}), pads }
}
