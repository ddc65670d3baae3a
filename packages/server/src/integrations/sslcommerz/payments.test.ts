import { describe, expect, it } from 'vitest'
import { readQuery, readValidation } from './payments.ts'

describe('readValidation', () => {
  const valid = {
    status: 'VALID',
    tran_id: 'T1',
    val_id: 'V1',
    amount: '632.50',
    currency: 'BDT',
    currency_type: 'BDT',
    currency_amount: '632.50',
    bank_tran_id: 'B1',
    card_type: 'BKASH-BKash',
    risk_level: '0',
    risk_title: 'Safe',
    APIConnect: 'DONE',
  }
  const read = (change: Record<string, unknown> = {}) =>
    readValidation({ body: { ...valid, ...change }, answer: 'kept' }, 'V1', 'dolna')

  it('when the payment is described, so is its money, to the poisha', () => {
    expect(read()).toEqual({
      outcome: 'found',
      payment: {
        paid: true,
        status: 'VALID',
        tranId: 'T1',
        valId: 'V1',
        amount: 63_250,
        currency: 'BDT',
        bankTranId: 'B1',
        cardType: 'BKASH-BKash',
        riskLevel: 0,
        riskTitle: 'Safe',
        answer: 'kept',
      },
    })
  })

  it.each([
    ['VALID', true],
    ['VALIDATED', true],
    ['validated', true],
    ['PENDING', false],
    ['FAILED', false],
    ['CANCELLED', false],
  ])('when the status is %s, paid is %s', (status, paid) => {
    expect(read({ status })).toMatchObject({ outcome: 'found', payment: { paid } })
  })

  it.each([
    ['0', 0],
    [0, 0],
    ['1', 1],
    [1, 1],
    ['', 1],
    ['x', 1],
    [undefined, 1],
    ['-1', 1],
    [null, 1],
  ])('when the risk is %j, its level is %i', (risk, riskLevel) => {
    expect(read({ risk_level: risk })).toMatchObject({ payment: { riskLevel } })
  })

  it('when money came in another currency, that currency is told', () => {
    expect(read({ currency_type: 'USD' })).toMatchObject({ payment: { currency: 'USD' } })
  })

  it('when the gateway knows no such payment, it is not found', () => {
    expect(
      readValidation({ body: { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' }, answer: 'kept' }, 'V1', 'dolna'),
    ).toEqual({ outcome: 'not_found', answer: 'kept' })
    expect(readValidation({ body: { status: 'INVALID_TRANSACTION' }, answer: 'kept' }, 'V1', 'dolna')).toMatchObject({
      outcome: 'not_found',
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['the store was not let in', { APIConnect: 'FAILED', status: 'INVALID_TRANSACTION' }],
    ['the store is inactive', { APIConnect: 'INACTIVE' }],
    ['there is no status', { status: '' }],
    ['there is no amount', { amount: undefined }],
    ['the amount cannot be read', { amount: '6,32.50' }],
    ['there is no transaction', { tran_id: null }],
    ['it describes another payment', { val_id: 'V2' }],
    ['it describes no payment in particular', { val_id: undefined }],
    ["it describes another store's payment", { store_id: 'stranger' }],
  ])('when %s, nobody knows', (_, change) => {
    expect(read(change)).toMatchObject({ outcome: 'unknown' })
  })
})

describe('readQuery', () => {
  const read = (body: Record<string, unknown>) => readQuery({ body, answer: 'kept' }, 'T1')
  const paid = { tran_id: 'T1', val_id: 'V1', status: 'VALID' }
  const failed = { tran_id: 'T1', val_id: '', status: 'FAILED', error: 'Do not honor' }

  it('when the customer failed first and paid then, the payment is found beside the failure', () => {
    expect(read({ APIConnect: 'DONE', no_of_trans_found: 2, element: [failed, paid] })).toEqual({
      outcome: 'found',
      paidValIds: ['V1'],
      pending: false,
      failedReason: 'Do not honor',
      answer: 'kept',
    })
  })

  it('when the customer paid twice, both payments are found', () => {
    const again = { ...paid, val_id: 'V2', status: 'VALIDATED' }
    expect(read({ APIConnect: 'DONE', no_of_trans_found: '3', element: [paid, again, paid] })).toMatchObject({
      paidValIds: ['V1', 'V2'],
      pending: false,
    })
  })

  it('when there is one element without a list around it, it is read all the same', () => {
    expect(read({ APIConnect: 'DONE', no_of_trans_found: '1', element: paid })).toMatchObject({
      outcome: 'found',
      paidValIds: ['V1'],
    })
    expect(read({ element: paid })).toMatchObject({ outcome: 'found', paidValIds: ['V1'] })
  })

  it.each([0, '0'])('when %j were found, there is nothing', (count) => {
    expect(read({ APIConnect: 'DONE', no_of_trans_found: count, element: [] })).toEqual({
      outcome: 'not_found',
      answer: 'kept',
    })
    expect(read({ APIConnect: 'DONE', no_of_trans_found: count })).toMatchObject({ outcome: 'not_found' })
  })

  it.each(['PENDING', 'PROCESSING', '', 'VALID'])(
    'when the status is %j without proof of payment, it is pending',
    (status) => {
      expect(read({ no_of_trans_found: 1, element: [{ tran_id: 'T1', val_id: '', status }] })).toMatchObject({
        outcome: 'found',
        paidValIds: [],
        pending: true,
      })
    },
  )

  it.each(['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED'])('when the status is %s, it is over', (status) => {
    expect(read({ no_of_trans_found: 1, element: [{ tran_id: 'T1', status }] })).toMatchObject({
      outcome: 'found',
      paidValIds: [],
      pending: false,
      failedReason: status,
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['that the store was not let in', { APIConnect: 'FAILED' }],
    ['that the request was wrong', { APIConnect: 'INVALID_REQUEST', no_of_trans_found: 0 }],
    ['a count without what was counted', { APIConnect: 'DONE', no_of_trans_found: 1 }],
    ['a count that is none', { APIConnect: 'DONE', no_of_trans_found: 'many', element: [] }],
    ['elements that are none', { APIConnect: 'DONE', no_of_trans_found: 2, element: ['VALID', null] }],
    ['another transaction', { APIConnect: 'DONE', no_of_trans_found: 1, element: [{ ...paid, tran_id: 'T2' }] }],
  ])('when it says %s, nobody knows', (_, body) => {
    expect(read(body)).toMatchObject({ outcome: 'unknown' })
  })
})
