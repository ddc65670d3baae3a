import { daysRemaining, percentComplete, type Period } from '#contract/rules/validity.ts'
import { Badge } from '#ui/badge.tsx'
import { useToday } from '#ui/use-today.ts'
import * as words from '#words/subscriptions.ts'
import './membership-progress.css'

/** How much of it has passed and how many days it can still be used on, by Dhaka's calendar. */
export function MembershipProgress({ period }: { period: Period }) {
  const today = useToday()
  const percent = percentComplete(period, today)
  return (
    <div className="stack member-progress">
      <progress aria-label={words.progress} value={percent} max={100} />
      <div className="row between">
        <b className="num">{words.complete(percent)}</b>
        <Badge plain kind="grape">
          {words.remaining(daysRemaining(period, today))}
        </Badge>
      </div>
    </div>
  )
}
