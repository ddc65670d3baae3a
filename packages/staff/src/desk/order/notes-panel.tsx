import { type FormEvent, useState } from 'react'
import { MAX_DESK_NOTE } from '#contract/rules/desk.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { Textarea } from '#ui/textarea.tsx'
import * as words from '#words/desk.ts'
import { useWriteOrderNoteMutation } from '../../api/desk-api.ts'
import { useShowWhen } from '../../api/use-show-when.ts'
import { useOrderAct } from './use-order-act.tsx'

function WriteNote({ order }: { order: Order }) {
  const [text, setText] = useState('')
  const [write] = useWriteOrderNoteMutation()
  const { act, busy, errors, pads } = useOrderAct()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!busy && (await act(() => write({ order, body: { text } })))) setText('')
  }
  return (
    <form className="order-write" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={words.addNote} help={words.neverShown} error={errors['text'] ?? errors['root']}>
        <Textarea maxLength={MAX_DESK_NOTE} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" kind="soft" size="sm" busy={busy}>
        {words.add}
      </Button>
      {pads}
    </form>
  )
}

export function NotesPanel({ order }: { order: Order }) {
  const show = useShowWhen()
  if (order.notes.length === 0 && !order.can.note) return null
  return (
    <Panel title={words.notes}>
      <PanelBody>
        {order.notes.toReversed().map(({ id, text, by, at }) => (
          <p key={id} className="order-note">
            <span lang={langOf(text)}>{text}</span> <small>{words.noteSigned(by.name, show(at))}</small>
          </p>
        ))}
        {order.can.note && <WriteNote order={order} />}
      </PanelBody>
    </Panel>
  )
}
