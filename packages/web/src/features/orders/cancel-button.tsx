import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { toast } from '#ui/toast.ts'
import * as words from '#words/orders.ts'
import { paymentProblemOf, sentenceOf } from './purchase.ts'

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
    if (error) toast.bad(sentenceOf(paymentProblemOf(error, words.notReached)))
    else toast(words.orderCancelled)
  }
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={words.cancelOrderOf(order.invoice_number)}
        onClick={() => setStep('asked')}
      >
        {words.cancelOrder}
      </button>
      <Dialog open={step !== 'shut'} title={words.cancelTitle} onClose={() => setStep('shut')}>
        <p>{words.cancelText(order.invoice_number)}</p>
        {order.payment_pending && <p className="mute">{words.cancelPending}</p>}
        <div className="row dialog__end">
          <Button onClick={() => setStep('shut')}>{words.keepOrder}</Button>
          <Button kind="soft" busy={step === 'sent'} onClick={() => void confirm()}>
            {step === 'sent' ? words.cancelling : words.cancelOrder}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
