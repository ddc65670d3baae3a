import { spellDay } from '#contract/rules/dates.ts'
import type { Subscription } from '#contract/schemas/subscription.ts'
import { PassQr } from '../orders/pass-qr.tsx'
import './membership-code.css'

const ACTIVE = 1
const EXPIRED = 3
const UPCOMING = 4

function wordsOf({ status, start_date, end_date }: Subscription): [string, string] {
  if (status === ACTIVE) return ['Show this at the gate', 'Turn your screen brightness up']
  if (status === UPCOMING) return ['Not yet', `This membership starts on ${spellDay(start_date)}.`]
  return [
    'Over',
    status === EXPIRED ? `This membership ended on ${spellDay(end_date)}.` : 'This membership was cancelled.',
  ]
}

/** The part that is held up at the gate, once it is paid; faded unless it lets someone in today. */
export function MembershipCode({ subscription }: { subscription: Subscription }) {
  if (subscription.pass === null) return null
  const [title, text] = wordsOf(subscription)
  return (
    <div className={subscription.status === ACTIVE ? 'member-code' : 'member-code is-off'}>
      <PassQr pass={subscription.pass} />
      <div>
        <p className="h3">{title}</p>
        <p className="sm">{text}</p>
      </div>
    </div>
  )
}
