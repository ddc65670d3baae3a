import { clockTime } from '#contract/rules/clock-time.ts'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/frame.ts'
import { useAppSelector } from '../api/store.ts'
import './strip.css'

/** Since when there is no line; what was loaded stays in view. */
export function OfflineStrip() {
  const lostAt = useAppSelector(({ session }) => session.lostAt)
  return (
    <div role="status">
      {lostAt !== null && (
        <div className="strip strip--warn">
          <Icon name="wifi-slash-fill" />
          <span>
            <b>{words.offlineSince(clockTime(new Date(lostAt)))}</b> {words.offlineKept}
          </span>
        </div>
      )}
    </div>
  )
}
