import { useRef, useState } from 'react'
import { CODE_LENGTH, readCode } from '#contract/rules/one-time-code.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { useFirstField } from '#ui/use-first-field.ts'
import { useMessageCode } from '#ui/use-message-code.ts'
import * as words from '#words/door.ts'
import * as rules from '#words/rules.ts'
import { useSignInByCodeMutation } from '../api/session-api.ts'
import { failureOf } from './failure.ts'
import { type Sent, useSendCode } from './use-send-code.ts'

type Props = { sent: Sent; onSent: (sent: Sent) => void; onChangeNumber: () => void }

/** The sixth digit sends the code off; one that was refused goes again only by the button. */
export function CodeStep({ sent, onSent, onChangeNumber }: Props) {
  const [signIn, { isLoading }] = useSignInByCodeMutation()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const tried = useRef('')
  const field = useFirstField()
  const enter = async (typed: string) => {
    if (typed === '') return setWrong(rules.codeRequired)
    tried.current = typed
    setWrong(undefined)
    const { error } = await signIn({ phone_no: sent.phone, code: typed })
    if (!error) return
    setWrong(failureOf(error, words.noAnswer))
    field.current?.focus()
    field.current?.select()
  }
  const type = (typed: string) => {
    const read = readCode(typed)
    setCode(read)
    setWrong(undefined)
    if (read.length === CODE_LENGTH && read !== tried.current && !isLoading) void enter(read)
  }
  useMessageCode(sent.resendAt, type)
  return (
    <form
      className="door__in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void enter(code)
      }}
    >
      <div className="sms-code">
        <Field label={words.code} error={wrong}>
          <Input
            ref={field}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="go"
            value={code}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
      </div>
      <Button type="submit" size="lg" full busy={isLoading}>
        {isLoading ? words.signingIn : words.signIn}
      </Button>
      <div className="row between">
        <Button kind="quiet" onClick={onChangeNumber}>
          <Icon name="arrow-left-bold" />
          {words.changeNumber}
        </Button>
        <Resend key={sent.resendAt} sent={sent} onSent={onSent} onFailure={setWrong} />
      </div>
    </form>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

type ResendProps = { sent: Sent; onSent: (sent: Sent) => void; onFailure: (reason: string) => void }

function Resend({ sent, onSent, onFailure }: ResendProps) {
  const { send, isSending } = useSendCode()
  const seconds = useCountdown(sent.resendAt)
  if (seconds > 0) return <span className="door__about num">{words.newCodeIn(clock(seconds))}</span>
  const again = async () => {
    const { sent: next, error } = await send(sent.phone)
    if (next) onSent(next)
    else onFailure(failureOf(error, words.notSent))
  }
  return (
    <Button kind="quiet" busy={isSending} onClick={again}>
      {words.newCode}
    </Button>
  )
}
