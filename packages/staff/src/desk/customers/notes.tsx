import { type FormEvent, useState } from 'react'
import { dhakaDay } from '#contract/rules/dates.ts'
import { MAX_DESK_NOTE } from '#contract/rules/desk.ts'
import type { Household } from '#contract/schemas/staff-customers.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useFirstField } from '#ui/use-first-field.ts'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk-customers.ts'
import { saidBy } from '../../api/api.ts'
import { useWriteCustomerNoteMutation } from '../../api/customers-api.ts'

export function Notes({ household: { id, notes, can } }: { household: Household }) {
  const [isWriting, setWriting] = useState(false)
  return (
    <Panel title={words.notes}>
      <PanelBody>
        {notes.length === 0 && !isWriting && <p className="household__empty">{words.noNotes}</p>}
        {notes.map(({ id: each, text, by, at }) => (
          <div key={each} className="household__note">
            <p lang={langOf(text)}>{text}</p>
            <small>{words.byOn(by.name, showDay(dhakaDay(new Date(at))))}</small>
          </div>
        ))}
        {isWriting && <WriteNote id={id} onDone={() => setWriting(false)} />}
        {can.note && !isWriting && (
          <div>
            <Button kind="soft" size="sm" onClick={() => setWriting(true)}>
              {words.addNote}
            </Button>
          </div>
        )}
      </PanelBody>
    </Panel>
  )
}

function WriteNote({ id, onDone }: { id: number; onDone: () => void }) {
  const [write, { isLoading }] = useWriteCustomerNoteMutation()
  const [text, setText] = useState('')
  const field = useFirstField<HTMLTextAreaElement>()
  const [failure, setFailure] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const { error } = await write({ id, body: { text } })
    if (error) return setFailure(saidBy(error) ?? words.serverSilent)
    onDone()
  }
  return (
    <form className="household__form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={words.note} help={words.noteHelp} error={failure}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={MAX_DESK_NOTE * 2}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="household__acts">
        <Button kind="soft" size="sm" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" size="sm" busy={isLoading}>
          {words.keepNote}
        </Button>
      </div>
    </form>
  )
}
