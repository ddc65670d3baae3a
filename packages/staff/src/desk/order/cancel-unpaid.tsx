import { useState } from 'react'
import type { Order } from '#contract/schemas/staff-orders.ts'
import { Dialog } from '#ui/dialog.tsx'
import * as words from '#words/desk.ts'
import { useCancelOrderMutation } from '../../api/desk-api.ts'
import { OrderForm } from './order-form.tsx'
import { ReasonField } from './reason-field.tsx'
import { useOrderAct } from './use-order-act.tsx'

/** What nobody has paid is just cancelled. */
export function CancelUnpaid({ order, onClose }: { order: Order; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [cancel] = useCancelOrderMutation()
  const { act, busy, errors, pads } = useOrderAct()
  const send = async () => {
    if (await act((approval) => cancel({ order, body: { reason, refund: false }, approval }))) onClose()
  }
  return (
    <Dialog open title={words.cancelOrderOf(order.invoice_number)} onClose={onClose}>
      <OrderForm
        errors={errors}
        shown={['reason']}
        busy={busy}
        act={words.cancelOrder}
        kind="bad"
        back={words.keepOrder}
        onBack={onClose}
        onSubmit={() => void send()}
      >
        <p className="mute">{words.unpaidCancelled}</p>
        <ReasonField value={reason} error={errors['reason']} onChange={setReason} />
      </OrderForm>
      {pads}
    </Dialog>
  )
}
