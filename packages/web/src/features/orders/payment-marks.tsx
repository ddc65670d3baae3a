import * as words from '#words/orders.ts'
import marks from '../../art/payment-marks.svg?url'

export const PaymentMarks = () => <img src={marks} alt={words.paymentMarks} width="407" height="32" loading="lazy" />
