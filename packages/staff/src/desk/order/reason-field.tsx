import { useState } from 'react'
import { refundReasons } from '#contract/rules/desk.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import * as words from '#words/desk.ts'

type Props = { value: string; error: string | undefined; onChange: (reason: string) => void }

const isUsual = (reason: string): boolean => refundReasons.some((each) => each === reason)

/** The usual ones are one tap; any other is typed. */
export function ReasonField({ value, error, onChange }: Props) {
  const [isOther, setOther] = useState(value !== '' && !isUsual(value))
  const choose = (reason: string) => {
    setOther(false)
    onChange(reason)
  }
  const openOther = () => {
    setOther(true)
    onChange('')
  }
  return (
    <div className="order-reasons">
      <span className="label" id="order-reason">
        {words.reason}
      </span>
      <div role="group" aria-labelledby="order-reason">
        {refundReasons.map((reason) => (
          <button key={reason} type="button" aria-pressed={!isOther && reason === value} onClick={() => choose(reason)}>
            {reason}
          </button>
        ))}
        <button type="button" aria-pressed={isOther} onClick={openOther}>
          {words.other}
        </button>
      </div>
      {isOther ? (
        <Field label={words.otherReason} error={error}>
          <Input maxLength={200} value={value} onChange={({ target }) => onChange(target.value)} />
        </Field>
      ) : (
        error && (
          <p className="err" role="alert">
            {error}
          </p>
        )
      )}
    </div>
  )
}
