import type { Me } from '#contract/schemas/staff.ts'
import { AnywayDialog } from './anyway-dialog.tsx'
import { CallDialog } from './call-dialog.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import type { GateState } from './use-gate.ts'

/** What is asked on top of everything else; one at a time. */
export function GateDialogs({ gate, me }: { gate: GateState; me: Me }) {
  const { asked, setAsked, settings, change, desk } = gate
  const close = () => setAsked(null)
  if (asked === 'menu') return <MenuDialog me={me} settings={settings} onChange={change} onClose={close} />
  if (desk.shown.at !== 'verdict') return null
  const { verdict } = desk.shown
  if (asked === 'call')
    return (
      <CallDialog canEnterPin={verdict.can.anyway === 'approval'} onPin={() => setAsked('anyway')} onClose={close} />
    )
  if (asked !== 'anyway') return null
  return (
    <AnywayDialog
      verdict={verdict}
      onLetIn={(reason, approval) => {
        close()
        void desk.letInAnyway(verdict.scan_id, reason, approval)
      }}
      onClose={close}
    />
  )
}
