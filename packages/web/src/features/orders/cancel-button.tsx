import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { toast } from '#ui/toast.ts'
import { paymentProblemOf, sentenceOf } from './purchase.ts'

const UNREACHED = 'We could not be reached. Please check your connection and try again.'

type Props = { order: { invoice_number: string; payment_pending: boolean }; cancel: () => Promise<{ error?: unknown }> }

export function CancelButton({ order, cancel }: Props) {
  const [step, setStep] = useState<'shut' | 'asked' | 'sent'>('shut')
  const done = useRef(false)
  // What was pressed, and has the focus again, goes once the order is shown anew.
  useEffect(() => () => void (done.current && focusMain()), [])
  const confirm = async () => {
    setStep('sent')
    const { error } = await cancel()
    setStep('shut')
    done.current = !error
    if (error) toast.bad(sentenceOf(paymentProblemOf(error, UNREACHED)))
    else toast('Order cancelled')
  }
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={`Cancel Order ${order.invoice_number}`}
        onClick={() => setStep('asked')}
      >
        Cancel Order
      </button>
      <Dialog open={step !== 'shut'} title="Cancel this order?" onClose={() => setStep('shut')}>
        <p>Order {order.invoice_number} can then no longer be paid. You can place a new one at any time.</p>
        {order.payment_pending && (
          <p className="mute">
            If you have just paid for it, please keep it and wait a little: the money would have to go back to you.
          </p>
        )}
        <div className="row dialog__end">
          <Button onClick={() => setStep('shut')}>Keep Order</Button>
          <Button kind="soft" busy={step === 'sent'} onClick={() => void confirm()}>
            {step === 'sent' ? 'Cancelling...' : 'Cancel Order'}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
