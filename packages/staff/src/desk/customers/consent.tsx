import { useState } from 'react'
import { showPhone } from '#contract/rules/phone.ts'
import type { Household } from '#contract/schemas/staff-customers.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { useFirstField } from '#ui/use-first-field.ts'
import * as words from '#words/desk-customers.ts'
import { useSendCustomerCodeMutation } from '../../api/customers-api.ts'
import { CodeInput } from './phone-dialog.tsx'
import { useRefusal } from './use-refusal.ts'

const LEAST_REASON = 3
const MOST_REASON = 200

export type Consent = { code: string } | { reason: string }

/** The customer reads out a code, or the owner says why it is done without one. `given` is null until there is one of them. */
export function useConsent({ id, phone }: Pick<Household, 'id' | 'phone'>, use: 'erase' | 'data') {
  const [send, { isLoading }] = useSendCustomerCodeMutation()
  const [way, setWay] = useState<'ask' | 'code' | 'reason'>('ask')
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  const refusal = useRefusal('code', 'reason')
  const sendCode = async () => {
    refusal.clear()
    const { error } = await send({ id, body: { use } })
    if (error) return refusal.refuse(error)
    setWay('code')
  }
  const given: Consent | null =
    way === 'code' && code.trim() !== ''
      ? { code }
      : way === 'reason' && [...reason.trim()].length >= LEAST_REASON
        ? { reason }
        : null
  const fields = (
    <>
      {way === 'code' && (
        <Field label={words.codeSentTo(showPhone(phone))} help={words.ownerWithout} error={refusal.at('code')}>
          <CodeInput
            value={code}
            onChange={(typed) => {
              setCode(typed)
              refusal.clear()
            }}
          />
        </Field>
      )}
      {way === 'reason' && (
        <Field label={words.reason} help={words.reasonHelp} error={refusal.at('reason')}>
          <ReasonInput value={reason} onChange={setReason} />
        </Field>
      )}
      <div className="customer-acts__row">
        <Button kind={way === 'ask' ? 'soft' : 'quiet'} size="sm" busy={isLoading} onClick={() => void sendCode()}>
          {way === 'code' ? words.sendAgain : words.sendCodeTo(showPhone(phone))}
        </Button>
        {way !== 'reason' && (
          <Button kind="quiet" size="sm" onClick={() => setWay('reason')}>
            {words.withoutCode}
          </Button>
        )}
      </div>
    </>
  )
  return { fields, given, refusal }
}

function ReasonInput({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <Textarea
      ref={useFirstField<HTMLTextAreaElement>()}
      rows={2}
      maxLength={MOST_REASON}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
