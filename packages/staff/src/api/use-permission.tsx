import { type ReactNode, useRef, useState } from 'react'
import type { StaffRefusal } from '#contract/schemas/staff.ts'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/gate-screen.ts'
import { bodyOf } from './api.ts'
import { Approve, type ToApprove } from './approve.tsx'
import { usePinAgain } from './use-pin-again.tsx'

type Outcome = { error?: unknown }
type Dare = <Done extends Outcome>(act: (approval?: string) => Promise<Done>) => Promise<Done>

/** What somebody else would have to approve, or nothing when it was refused for another reason. */
function toApprove(error: unknown): ToApprove | null {
  const { code, data } = bodyOf(error) as Partial<StaffRefusal>
  return code === 'approval_needed' && data?.act && data.subject ? { act: data.act, subject: data.subject } : null
}

/** Whether it failed because a pad was closed: who closed it has read why. */
export const isLeftUndone = (error: unknown): boolean =>
  ['pin_needed', 'approval_needed'].includes(bodyOf(error).code ?? '')

/** Does an act that may ask for one's own PIN again, and for that of a manager: each pad comes up when the server asks for it. */
export function usePermission(about: string): { dare: Dare; pads: ReactNode } {
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
    const needed = toApprove(done.error)
    const approval = needed && (await ask(needed))
    return approval === null ? done : act(approval)
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
