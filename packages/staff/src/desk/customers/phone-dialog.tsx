import { type FormEvent, useState } from 'react'
import { mobileNumber, showPhone } from '#contract/rules/phone.ts'
import type { Household } from '#contract/schemas/staff-customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Note } from '#ui/note.tsx'
import { toast } from '#ui/toast.ts'
import { useFirstField } from '#ui/use-first-field.ts'
import * as words from '#words/desk-customers.ts'
import { useChangeCustomerPhoneMutation, useSendCustomerCodeMutation } from '../../api/customers-api.ts'
import { useRefusal } from './use-refusal.ts'

type Props = { household: Household; onClose: () => void }

/** A lost SIM: the new number, then the code that came there. */
export function PhoneDialog({ household, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Dialog open title={words.phoneTitle(household.name || words.nameless)} onClose={onClose}>
      {sentTo === null ? (
        <AskNumber household={household} onSent={setSentTo} onClose={onClose} />
      ) : (
        <AskCode id={household.id} phone={sentTo} onBack={() => setSentTo(null)} onClose={onClose} />
      )}
    </Dialog>
  )
}

function AskNumber({ household, onSent, onClose }: Props & { onSent: (phone: string) => void }) {
  const [send, { isLoading }] = useSendCustomerCodeMutation()
  const [typed, setTyped] = useState('')
  const refusal = useRefusal('phone')
  const field = useFirstField()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const { error } = await send({ id: household.id, body: { use: 'phone', phone: typed } })
    if (error) return refusal.refuse(error)
    onSent(mobileNumber(typed) ?? typed)
  }
  return (
    <form className="customer-acts" noValidate onSubmit={(event) => void submit(event)}>
      <p>{words.phoneAbout(showPhone(household.phone))}</p>
      <Field label={words.newPhone} error={refusal.at('phone')}>
        <Input
          ref={field}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={50}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            refusal.clear()
          }}
        />
      </Field>
      <Failure text={refusal.whole} />
      <div className="dialog__end">
        <Button kind="soft" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={isLoading} disabled={typed.trim() === ''}>
          {words.sendCode}
        </Button>
      </div>
    </form>
  )
}

type CodeProps = { id: number; phone: string; onBack: () => void; onClose: () => void }

function AskCode({ id, phone, onBack, onClose }: CodeProps) {
  const [change, { isLoading }] = useChangeCustomerPhoneMutation()
  const [code, setCode] = useState('')
  const refusal = useRefusal('code')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const { data, error } = await change({ id, body: { phone, code } })
    if (error) return refusal.refuse(error)
    toast(data.message)
    onClose()
  }
  return (
    <form className="customer-acts" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={words.codeSentTo(showPhone(phone))} help={words.readsItOut} error={refusal.at('code')}>
        <CodeInput
          value={code}
          onChange={(typed) => {
            setCode(typed)
            refusal.clear()
          }}
        />
      </Field>
      <Failure text={refusal.whole} />
      <div className="dialog__end">
        <Button kind="soft" onClick={onBack}>
          {words.otherNumber}
        </Button>
        <Button type="submit" busy={isLoading} disabled={code.trim() === ''}>
          {words.changeTo(showPhone(phone))}
        </Button>
      </div>
    </form>
  )
}

export function CodeInput({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <Input
      ref={useFirstField()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export const Failure = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Note kind="bad" role="alert">
      {text}
    </Note>
  )
