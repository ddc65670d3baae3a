import { describe, expect, it } from 'vitest'
import { readRefund, readRefundState, refundFields } from './refunds.ts'

it('when a refund is asked for, the amount is exact and the remarks fit', () => {
  expect(
    refundFields({ bankTranId: 'B1', refundTransId: 'R1', amount: 63_250, remarks: `${'x'.repeat(300)}` }),
  ).toEqual({
    bank_tran_id: 'B1',
    refund_trans_id: 'R1',
    refund_amount: '632.50',
    refund_remarks: 'x'.repeat(255),
    refe_id: 'R1',
  })
  expect(refundFields({ bankTranId: 'B1', refundTransId: 'R1', amount: 5, remarks: ' ' })).toMatchObject({
    refund_amount: '0.05',
    refund_remarks: 'Refund',
  })
})

describe('readRefund', () => {
  const read = (body: Record<string, unknown>) => readRefund({ body, answer: 'kept' }, 's&cret')

  it.each([
    ['success', 'started'],
    ['processing', 'processing'],
    ['SUCCESS', 'started'],
  ])('when the status is %s, it is %s', (status, outcome) => {
    expect(read({ APIConnect: 'DONE', status, refund_ref_id: 'F1' })).toEqual({
      outcome,
      refundRefId: 'F1',
      answer: 'kept',
    })
  })

  it.each<[Record<string, unknown>, string]>([
    [
      { APIConnect: 'DONE', status: 'failed', errorReason: 'Already refunded for s&cret' },
      'Already refunded for [redacted]',
    ],
    [{ APIConnect: 'INVALID_REQUEST' }, 'INVALID_REQUEST'],
    [{ APIConnect: 'INACTIVE', status: 'success', refund_ref_id: 'F1' }, 'INACTIVE'],
    [{ status: 'failed' }, 'The gateway refused.'],
  ])('when it says %j, it is refused: %s', (body, reason) => {
    expect(read(body)).toEqual({ outcome: 'refused', reason, answer: 'kept' })
  })

  it.each([
    {},
    { APIConnect: 'DONE', status: 'success' },
    { APIConnect: 'DONE', status: 'perhaps', refund_ref_id: 'F1' },
  ])('when it says %j, nobody knows', (body) => {
    expect(read(body)).toMatchObject({ outcome: 'unknown' })
  })
})

it.each([
  ['refunded', 'refunded'],
  ['processing', 'processing'],
  ['cancelled', 'cancelled'],
  ['', 'unknown'],
  ['lost', 'unknown'],
])('when the refund is said to be %j, it is %s', (status, outcome) => {
  expect(readRefundState({ body: { status }, answer: 'kept' })).toMatchObject({ outcome })
})
