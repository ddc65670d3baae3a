import * as words from '#words/team.ts'
import { showWhen } from '../api/show-time.ts'

const [MINUTE, HOUR] = [60_000, 60 * 60_000]

/** How long ago, as one would say it: 8 s ago, 12 min ago, else when. */
export function sinceWhen(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at)
  if (ms < MINUTE) return words.secondsAgo(Math.max(0, Math.round(ms / 1000)))
  if (ms < HOUR) return words.minutesAgo(Math.floor(ms / MINUTE))
  return showWhen(new Date(at), now)
}

/** A device that works calls at least once a minute. */
export const isOnline = (lastSeen: string, now: Date): boolean => now.getTime() - Date.parse(lastSeen) < 90_000
