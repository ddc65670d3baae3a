import { useState } from 'react'
import { addDays } from '#contract/rules/dates.ts'
import { MAX_EXTENSION } from '#contract/rules/desk.ts'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { showDay } from '#words/dates.ts'
import * as words from '#words/desk.ts'
import { useExtendMembershipMutation } from '../../api/desk-api.ts'
import { OrderForm } from './order-form.tsx'
import { useOrderAct } from './use-order-act.tsx'

const isCount = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MAX_EXTENSION

/** For closed days, or an illness: it ends so many days later. */
export function ExtendDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [extend] = useExtendMembershipMutation()
  const { act, busy, errors, pads } = useOrderAct()
  const days = Number(typed)
  const end = order.end_date ?? ''
  const send = async () => {
    if (await act((approval) => extend({ order, body: { days, reason }, approval }))) onClose()
  }
  return (
    <Dialog open title={words.extendOf(order.package ?? '')} onClose={onClose}>
      <OrderForm
        errors={errors}
        shown={['days', 'reason']}
        busy={busy}
        off={typed === ''}
        act={isCount(days) ? words.extendBy(days) : words.extend}
        back={words.notNow}
        onBack={onClose}
        onSubmit={() => void send()}
      >
        <p className="mute">{words.endsOn(showDay(end))}</p>
        <Field
          label={words.days}
          help={isCount(days) ? words.thenEndsOn(showDay(addDays(end, days))) : words.daysHelp(MAX_EXTENSION)}
          error={errors['days']}
        >
          <Input inputMode="numeric" maxLength={2} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field label={words.reason} help={words.extendReasonHelp} error={errors['reason']}>
          <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </OrderForm>
      {pads}
    </Dialog>
  )
}
