import * as words from '#words/checkout.ts'
import { PaymentMarks } from '../orders/payment-marks.tsx'
import './payment-logo.css'

const shield = (
  <svg viewBox="0 0 92 40" role="img" aria-label={words.gateway}>
    <path d="M18 2 33 7v12c0 9-6.5 15-15 19C9.5 34 3 28 3 19V7z" fill="#7C4DFF" />
    <path d="M18 2v36C9.5 34 3 28 3 19V7z" fill="#5325CB" />
    <path
      d="m11 19.5 5 5 9.5-9.5"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <text x="42" y="29" fontFamily="Baloo Da 2 Variable" fontWeight="800" fontSize="27" fill="#2B1A5A">
      SSL
    </text>
  </svg>
)

export function PaymentLogo() {
  return (
    <div className="pay">
      {shield}
      <PaymentMarks />
    </div>
  )
}
