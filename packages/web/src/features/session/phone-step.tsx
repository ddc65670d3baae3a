import { type RefObject, type SubmitEvent, useState } from 'react'
import { mobileNumber } from '#contract/rules/phone.ts'
import { Button } from '#ui/button.tsx'
import { Field, useControl } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import * as rules from '#words/rules.ts'
import * as words from '#words/session.ts'
import { FailureNote, useDescription } from './failure-note.tsx'
import { type SentCode, toSentCode } from './sent-code.ts'
import { type SignInFailure, toSignInFailure } from './sign-in-failure.ts'
import { useFirstField } from '#ui/use-first-field.ts'
import { useSendCode } from './use-send-code.ts'

const wrongWith = (phone: string): string | undefined => {
  if (phone.trim() === '') return rules.phoneRequired
  return mobileNumber(phone) === null ? rules.phoneInvalid : undefined
}

type InputProps = {
  field: RefObject<HTMLInputElement | null>
  phone: string
  failure: SignInFailure | null
  onPhone: (phone: string) => void
}

/** The +88 is part of the frame; who types it all the same is understood, and then sees the number without it. */
function PhoneInput({ field, phone, failure, onPhone }: InputProps) {
  const { 'aria-invalid': bad } = useControl()
  const number = mobileNumber(phone)
  return (
    <div className={bad ? 'phone is-bad' : 'phone'}>
      <span className="phone__pre" aria-hidden="true">
        +88
      </span>
      <Input
        ref={field}
        name="phone_no"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        placeholder={words.phonePlaceholder}
        aria-describedby={useDescription(failure)}
        value={phone}
        onChange={({ target }) => onPhone(target.value)}
        onBlur={() => number !== null && onPhone(number)}
      />
    </div>
  )
}

/** `before` is the code that was sent before the number was changed. */
type Props = {
  phone: string
  onPhone: (phone: string) => void
  before: SentCode | null
  onSent: (sent: SentCode) => void
}

export function PhoneStep({ phone, onPhone, before, onSent }: Props) {
  const { send, isSending } = useSendCode()
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const field = useFirstField()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const number = mobileNumber(phone)
    setWrong(wrongWith(phone))
    setFailure(null)
    if (number === null) return field.current?.focus()
    // Whoever comes back to the same number too early for another code still has the one before.
    if (number === before?.phone && before.resendAt > Date.now()) return onSent(before)
    const { data, error } = await send(number)
    if (data) onSent(toSentCode(number, data, Date.now()))
    else setFailure(toSignInFailure(words.notSent, error))
  }
  const change = (typed: string) => {
    setWrong(undefined)
    onPhone(typed)
  }
  return (
    <form className="sign-in" noValidate onSubmit={submit}>
      <Field label={words.phone} error={wrong}>
        <PhoneInput field={field} phone={phone} failure={failure} onPhone={change} />
      </Field>
      <FailureNote failure={failure} />
      <Button type="submit" full busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  )
}
