import { useState } from 'react'
import type { Act } from '#contract/rights.ts'
import { PinEntry } from '#ui/pin-entry.tsx'
import { Segment } from '#ui/segment.tsx'
import * as words from '#words/gate-screen.ts'
import { saidBy } from './api.ts'
import { useApproveMutation, useManagersQuery } from './approvals-api.ts'
import './approve.css'

/** The act, and the one thing that it is done to. */
export type ToApprove = { act: Act; subject: string }
type Props = { asked: ToApprove; onApproved: (approval: string) => void }

/** Somebody who may, enters their PIN on this screen: names to tap and a pad in one view. Both names are kept. */
export function Approve({ asked, onApproved }: Props) {
  const { data: all = [], isLoading } = useManagersQuery()
  const managers = all.filter(({ pin_set }) => pin_set)
  const [chosen, setChosen] = useState<number>()
  const [approve] = useApproveMutation()
  const staffId = chosen ?? managers[0]?.id
  if (staffId === undefined) return <p role="status">{isLoading ? words.loading : words.noManagers}</p>
  const enter = async (pin: string) => {
    const { data, error } = await approve({ ...asked, staff_id: staffId, pin })
    if (error) return saidBy(error) ?? words.serverSilent
    onApproved(data.approval)
  }
  return (
    <div className="approve">
      <p>{words.whoApproves}</p>
      <Segment
        label={words.whoApproves}
        full
        value={String(staffId)}
        choices={managers.map(({ id, name }) => ({ value: String(id), name }))}
        onChange={(id) => setChosen(Number(id))}
      />
      <PinEntry onPin={enter} act={words.enterManagersPin} />
    </div>
  )
}
