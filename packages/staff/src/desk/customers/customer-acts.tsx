import type { Household } from '#contract/schemas/staff-customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/desk-customers.ts'
import './customer-acts.css'
import { EraseDialog } from './erase-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

export type Act = 'more' | 'phone' | 'merge' | 'data' | 'erase'

type Props = { household: Household; act: Act | null; onAct: (act: Act | null) => void; onGone: () => void }

/** What is done for a customer: one question at a time. */
export function CustomerActs({ household, act, onAct, onGone }: Props) {
  const close = () => onAct(null)
  return (
    <>
      <Dialog open={act === 'more'} title={household.name || words.nameless} onClose={close}>
        <div className="customer-acts">
          <Button kind="soft" full onClick={() => onAct('merge')}>
            {words.merge}
          </Button>
          <Button kind="soft" full onClick={() => onAct('data')}>
            {words.handOver}
          </Button>
          <Button kind="quietbad" full onClick={() => onAct('erase')}>
            {words.erase}
          </Button>
        </div>
      </Dialog>
      {act === 'phone' && <PhoneDialog household={household} onClose={close} />}
      {act === 'merge' && <MergeDialog kept={household} onClose={close} />}
      {act === 'data' && <HandOverDialog household={household} onClose={close} />}
      {act === 'erase' && <EraseDialog household={household} onClose={close} onGone={onGone} />}
    </>
  )
}
