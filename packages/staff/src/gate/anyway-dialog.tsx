import { useState } from 'react'
import type { AnywayReason } from '#contract/rules/let-in-anyway.ts'
import type { Verdict } from '#contract/schemas/gate.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/gate-screen.ts'
import { Approve } from '../api/approve.tsx'
import './anyway-dialog.css'

const reasons: [AnywayReason, string][] = [
  ['customer_mistake', words.reasonCustomer],
  ['our_mistake', words.reasonOurs],
  ['manager_said', words.reasonManager],
]

/** Whom it would let in: who is still open, else all. */
function howMany({ places }: Verdict): number {
  const there = places.filter(({ state }) => state !== 'cancelled')
  return there.filter(({ state }) => state === 'open').length || there.length
}

type Props = { verdict: Verdict; onLetIn: (reason: AnywayReason, approval?: string) => void; onClose: () => void }

/** First a PIN where one is needed, then why. */
export function AnywayDialog({ verdict, onLetIn, onClose }: Props) {
  const [approval, setApproval] = useState<string>()
  const { anyway, act, subject } = verdict.can
  const asked = anyway === 'approval' && approval === undefined && act !== null ? { act, subject } : null
  const people = howMany(verdict)
  const question = people === 0 ? words.letInAnyway : words.anywayTitle(words.people(people))
  return (
    <Dialog open title={asked ? words.managersPin : question} onClose={onClose}>
      {asked ? (
        <Approve asked={asked} onApproved={setApproval} />
      ) : (
        <div className="gate-anyway">
          <p>{words.anywayHelp}</p>
          {reasons.map(([reason, name]) => (
            <Button key={reason} kind="soft" size="lg" full onClick={() => onLetIn(reason, approval)}>
              {name}
            </Button>
          ))}
          <Button kind="quiet" full onClick={onClose}>
            {words.back}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
