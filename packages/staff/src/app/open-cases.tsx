import { openCases } from '#words/frame.ts'
import { usePaymentCasesQuery } from '../api/payments-api.ts'
import './open-cases.css'

/** Whoever stays on another screen learns of it within a minute. */
const EVERY_MS = 60_000

/** How many cases wait at the payments desk. */
export function OpenCases() {
  const { data } = usePaymentCasesQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })
  const open = data ? data.held.count + data.stray.count + data.refunds.count : 0
  if (open === 0) return null
  return (
    <b className="open-cases">
      <span aria-hidden="true">{open > 99 ? '99+' : open}</span>
      <span className="vh">{openCases(open)}</span>
    </b>
  )
}
