import type { RefundAnswer, RefundOrder, RefundState } from '../../payments/gateway.ts'
import { writeAmount } from './amount.ts'
import type { Heard } from './ask.ts'
import { cut } from './session.ts'
import { hide, textOf } from './without-secret.ts'

const NOT_TAKEN = ['INVALID_REQUEST', 'FAILED', 'INACTIVE']

export const refundFields = ({ bankTranId, refundTransId, amount, remarks }: RefundOrder) => ({
  bank_tran_id: bankTranId,
  refund_trans_id: refundTransId,
  refund_amount: writeAmount(amount),
  refund_remarks: cut(remarks, 255) || 'Refund',
  refe_id: refundTransId,
})

export function readRefund({ body, answer }: Heard, storePassword: string): RefundAnswer {
  const [status, connect, refundRefId] = [
    textOf(body['status']).toLowerCase(),
    textOf(body['APIConnect']),
    textOf(body['refund_ref_id']),
  ]
  if (NOT_TAKEN.includes(connect) || status === 'failed') {
    return {
      outcome: 'refused',
      reason: cut(hide(textOf(body['errorReason']), storePassword), 255) || connect || 'The gateway refused.',
      answer,
    }
  }
  if (refundRefId === '') return { outcome: 'unknown', reason: 'The gateway answered without naming a refund.' }
  if (status === 'success') return { outcome: 'started', refundRefId, answer }
  if (status === 'processing') return { outcome: 'processing', refundRefId, answer }
  return { outcome: 'unknown', reason: 'The gateway answered without saying whether a refund was started.' }
}

export function readRefundState({ body, answer }: Heard): RefundState {
  const status = textOf(body['status']).toLowerCase()
  if (status === 'refunded' || status === 'processing' || status === 'cancelled') return { outcome: status, answer }
  return { outcome: 'unknown', reason: 'The gateway did not say how far the refund is.' }
}
