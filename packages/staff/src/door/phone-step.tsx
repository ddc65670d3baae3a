import { type RefObject, type SubmitEvent, useState } from 'react'
import { mobileNumber } from '#contract/rules/phone.ts'
import { Button } from '#ui/button.tsx'
import { Field, useControl } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Note } from '#ui/note.tsx'
import { useFirstField } from '#ui/use-first-field.ts'
import * as words from '#words/door.ts'
import * as rules from '#words/rules.ts'
import './phone-step.css'
import { failureOf } from './failure.ts'
import { type Sent, useSendCode } from './use-send-code.ts'

const wrongWith = (phone: string): string | undefined => {
  if (phone.trim() === '') return rules.phoneRequired
  return mobileNumber(phone) === null ? rules.phoneInvalid : undefined
}

type InputProps = { field: RefObject<HTMLInputElement | null>; phone: string; onPhone: (phone: string) => void }

/** The +88 is part of the frame; who types it all the same is understood. */
function PhoneInput({ field, phone, onPhone }: InputProps) {
  const { 'aria-invalid': bad } = useControl()
  return (
    <div className={bad ? 'mobile is-bad' : 'mobile'}>
      <span aria-hidden="true">+88</span>
      <Input
        ref={field}
        name="phone_no"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        placeholder={words.phonePlaceholder}
        value={phone}
        onChange={({ target }) => onPhone(target.value)}
      />
    </div>
  )
}

type Props = { phone: string; onPhone: (phone: string) => void; onSent: (sent: Sent) => void }

export function PhoneStep({ phone, onPhone, onSent }: Props) {
  const { send, isSending } = useSendCode()
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const field = useFirstField()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const number = mobileNumber(phone)
    setWrong(wrongWith(phone))
    setFailure(undefined)
    if (number === null) return field.current?.focus()
    const { sent, error } = await send(number)
    if (sent) onSent(sent)
    else setFailure(failureOf(error, words.notSent))
  }
  return (
    <form className="door__in" noValidate onSubmit={submit}>
      <Field label={words.phone} error={wrong}>
        <PhoneInput field={field} phone={phone} onPhone={onPhone} />
      </Field>
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      <Button type="submit" size="lg" full busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  )
}
