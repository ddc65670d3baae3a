import { useState } from 'react'
import type { HeldCase, StrayCase } from '#contract/schemas/staff-payments.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Textarea } from '#ui/textarea.tsx'
import * as words from '#words/payments.ts'
import { sumOf } from './show-case.ts'
import { useDecide } from './use-decide.tsx'

/** What somebody wants to do with a case. */
export type Asked =
  | { act: 'take' | 'refuse'; held: HeldCase }
  | { act: 'return' | 'keep'; stray: StrayCase }
  | { act: 'use'; stray: StrayCase; order: StrayCase['usable'][number] }

type Props = { asked: Asked | null; onClose: () => void; onLate: (said: string) => void }

/** It cannot be undone, so it names the sum, and the button says what it does. */
export function DecideDialog({ asked, onClose, onLate }: Props) {
  return (
    <Dialog open={asked !== null} title={asked ? said(asked).title : ''} onClose={onClose}>
      {asked && <Decide asked={asked} onClose={onClose} onLate={onLate} />}
    </Dialog>
  )
}

function said(asked: Asked): { title: string; text: string; button: string } {
  const sum = sumOf('held' in asked ? asked.held : asked.stray)
  switch (asked.act) {
    case 'take':
      return {
        title: words.takeTitle(sum),
        text: words.takeText[asked.held.order?.kind ?? 'tickets'],
        button: words.takeAct(sum),
      }
    case 'refuse':
      return { title: words.backTitle(sum), text: words.backHeld, button: words.backAct(sum) }
    case 'return':
      return { title: words.backTitle(sum), text: words.backStray, button: words.backAct(sum) }
    case 'keep':
      return { title: words.keepTitle(sum), text: words.keepText, button: words.keepAct(sum) }
    case 'use': {
      const invoice = asked.order.invoice_number
      return { title: words.payTitle(sum, invoice), text: words.payText, button: words.payFor(invoice) }
    }
  }
}

function Decide({ asked, onClose, onLate }: { asked: Asked } & Omit<Props, 'asked'>) {
  const [reason, setReason] = useState('')
  const { decide, busy, failure, fieldError, pad } = useDecide({ onClose, onLate })
  const { text, button } = said(asked)
  const isBack = asked.act === 'refuse' || asked.act === 'return'
  return (
    <>
      <p>{text}</p>
      {asked.act === 'keep' && (
        <div className="payments-reason">
          <Field label={words.reason} help={words.reasonHelp} error={fieldError} required>
            <Textarea value={reason} rows={2} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </div>
      )}
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <div className="dialog__end">
        <Button kind="soft" onClick={onClose}>
          {words.leave}
        </Button>
        <Button kind={isBack ? 'bad' : undefined} busy={busy} onClick={() => void decide(asked, reason)}>
          {button}
        </Button>
      </div>
      {pad}
    </>
  )
}
