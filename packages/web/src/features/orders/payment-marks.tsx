import * as words from '#words/app.ts'
import marks from '../../art/payment-marks.svg?url'

export const PaymentMarks = () => <img src={marks} alt={words.paymentMarks} width="407" height="32" loading="lazy" />
