import { type ReactNode, useRef, useState } from 'react'
import type { StaffRefusal } from '#contract/schemas/staff.ts'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/gate-screen.ts'
import { bodyOf } from './api.ts'
import { Approve, type ToApprove } from './approve.tsx'
import { useMe } from './use-me.ts'
import { usePinAgain } from './use-pin-again.tsx'

type Outcome = { error?: unknown }
/** `left`: a pad was closed, and who closed it has read why nothing was done. */
type Dare = <Done extends Outcome>(act: (approval?: string) => Promise<Done>) => Promise<Done & { left: boolean }>

/** What somebody else would have to approve, or nothing when it was refused for another reason. */
function toApprove(error: unknown): ToApprove | null {
  const { code, data } = bodyOf(error) as Partial<StaffRefusal>
  return code === 'approval_needed' && data?.act && data.subject ? { act: data.act, subject: data.subject } : null
}

/**
 * Does an act that may ask for one's own PIN again, and for that of a manager: each pad comes up when the server asks for it. Others
 * approve on a paired device only.
 */
export function usePermission(about: string): { dare: Dare; pads: ReactNode } {
  const { device } = useMe()
  const own = usePinAgain(about)
  const [asked, setAsked] = useState<ToApprove | null>(null)
  const answer = useRef<(approval: string | null) => void>(undefined)
  const close = (approval: string | null) => {
    setAsked(null)
    answer.current?.(approval)
  }
  const ask = (what: ToApprove): Promise<string | null> =>
    new Promise((resolve) => {
      answer.current = resolve
      setAsked(what)
    })
  const dare: Dare = async (act) => {
    const done = await own.dare(() => act())
    const needed = device ? toApprove(done.error) : null
    if (needed === null) return { ...done, left: bodyOf(done.error).code === 'pin_needed' }
    const approval = await ask(needed)
    return approval === null ? { ...done, left: true } : { ...(await act(approval)), left: false }
  }
  const pads = (
    <>
      {own.pad}
      <Dialog open={asked !== null} title={words.managersPin} onClose={() => close(null)}>
        {asked && <Approve asked={asked} onApproved={close} />}
      </Dialog>
    </>
  )
  return { dare, pads }
}
