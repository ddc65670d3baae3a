import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { showPhone } from '#contract/rules/phone.ts'
import { customerPath } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast.ts'
import { useFirstField } from '#ui/use-first-field.ts'
import * as words from '#words/desk-customers.ts'
import { useMergeCustomersMutation } from '../../api/customers-api.ts'
import { usePinAgain } from '../../api/use-pin-again.tsx'
import './customer-acts.css'
import { type Chosen, FindCustomer } from './find-customer.tsx'
import { Failure } from './phone-dialog.tsx'
import { useRefusal } from './use-refusal.ts'

type Props = { kept: Chosen | null; onClose: () => void }

const called = ({ name, phone }: Chosen): string => name || showPhone(phone)

/** Who stays, who goes, and what happens; from the list both are asked for. */
export function MergeDialog({ kept: given, onClose }: Props) {
  const [kept, setKept] = useState(given)
  const [gone, setGone] = useState<Chosen | null>(null)
  const { dare, pad } = usePinAgain(words.pinAbout)
  return (
    <>
      <Dialog open title={kept ? words.mergeInto(called(kept)) : words.mergeTitle} onClose={onClose}>
        {kept === null && (
          <div className="customer-acts">
            <p>{words.keepWhom}</p>
            <FindCustomer key="stays" taken={null} onChoose={setKept} />
          </div>
        )}
        {kept !== null && gone === null && (
          <div className="customer-acts">
            <p>
              {words.staysWith(showPhone(kept.phone))} {words.goesWhom}
            </p>
            <FindCustomer key="goes" taken={kept.id} onChoose={setGone} />
          </div>
        )}
        {kept !== null && gone !== null && (
          <Confirm kept={kept} gone={gone} dare={dare} onBack={() => setGone(null)} onDone={onClose} />
        )}
      </Dialog>
      {pad}
    </>
  )
}

type ConfirmProps = {
  kept: Chosen
  gone: Chosen
  dare: ReturnType<typeof usePinAgain>['dare']
  onBack: () => void
  onDone: () => void
}

function Confirm({ kept, gone, dare, onBack, onDone }: ConfirmProps) {
  const [merge, { isLoading }] = useMergeCustomersMutation()
  const [last4, setLast4] = useState('')
  const refusal = useRefusal('last4')
  const field = useFirstField()
  const go = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const { data, error } = await dare(() => merge({ id: kept.id, body: { from: gone.id, last4 } }))
    if (error) return refusal.refuse(error)
    if (data) toast(data.message)
    onDone()
    void go(customerPath(kept.id))
  }
  return (
    <form className="customer-acts" noValidate onSubmit={(event) => void submit(event)}>
      <p>{words.mergeAbout(called(kept), showPhone(kept.phone), `${called(gone)} (${showPhone(gone.phone)})`)}</p>
      <Field label={words.last4(called(gone))} error={refusal.at('last4')}>
        <Input
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={last4}
          onChange={({ target }) => {
            setLast4(target.value)
            refusal.clear()
          }}
        />
      </Field>
      <Failure text={refusal.whole} />
      <div className="dialog__end">
        <Button kind="soft" onClick={onBack}>
          {words.chooseOther}
        </Button>
        <Button kind="bad" type="submit" busy={isLoading} disabled={last4.trim().length < 4}>
          {words.mergeAct(called(gone), called(kept))}
        </Button>
      </div>
    </form>
  )
}
