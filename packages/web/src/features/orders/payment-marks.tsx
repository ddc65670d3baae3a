import marks from '../../art/payment-marks.svg?url'

export const PaymentMarks = () => (
  <img src={marks} alt="Visa, Mastercard, bKash, Nagad and Rocket" width="407" height="32" loading="lazy" />
)
