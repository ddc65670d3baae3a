import type { ComponentProps } from 'react'
import { readCode } from '#contract/rules/one-time-code.ts'
import { Button } from '#ui/button.tsx'
import { Field, useControl } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import * as words from '#words/session.ts'
import { FailureNote, useDescription } from './failure-note.tsx'
import { ResendCode } from './resend-code.tsx'
import type { SignInFailure } from './sign-in-failure.ts'
import { type CodeEntryProps, useCodeEntry } from './use-code-entry.ts'
import { useFirstField } from '#ui/use-first-field.ts'
import { useMessageCode } from '#ui/use-message-code.ts'

type InputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  failure: SignInFailure | null
  isRefused: boolean
  onCode: (code: string) => void
}

/** No maxlength: it would cut a message that is pasted whole before the code in it is found. */
function CodeInput({ failure, isRefused, onCode, ...rest }: InputProps) {
  const { 'aria-invalid': bad } = useControl()
  return (
    <div className="otp">
      <Input
        {...rest}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        aria-invalid={bad ?? (isRefused || undefined)}
        aria-describedby={useDescription(failure)}
        onChange={({ target }) => onCode(readCode(target.value))}
      />
    </div>
  )
}

type Props = CodeEntryProps & { listening: boolean; onChangeNumber: () => void }

export function CodeStep({ listening, onChangeNumber, ...props }: Props) {
  const field = useFirstField()
  const { code, type, wrong, isRefused, failure, sentAgain, enter, isVerifying, resend, isSending } = useCodeEntry(
    props,
    field,
  )
  useMessageCode(listening ? props.sent.resendAt : null, type)
  return (
    <form
      className="sign-in"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter(code)
      }}
    >
      <Field label={words.code} error={wrong}>
        <CodeInput ref={field} value={code} failure={failure} isRefused={isRefused} onCode={type} />
      </Field>
      <FailureNote failure={failure} />
      <Button type="submit" full busy={isVerifying}>
        {isVerifying ? words.verifying : words.verify}
      </Button>
      <div className="sign-in__ways">
        <button type="button" className="link" onClick={onChangeNumber}>
          <Icon name="arrow-left-bold" />
          {words.changeNumber}
        </button>
        <ResendCode key={props.sent.resendAt} resendAt={props.sent.resendAt} isSending={isSending} onResend={resend} />
      </div>
      <p className="vh" role="status">
        {sentAgain && words.sentAgain}
      </p>
    </form>
  )
}
