type Rate = { most: number; seconds: number }

/** So many subjects are remembered; past that, who was silent longest begins anew. */
const MOST_SUBJECTS = 10_000

/**
 * At most so many calls in any stretch of so many seconds, counted in this process alone: it holds back a screen that has gone
 * wild, at no cost to the others. What guards a secret is counted in the database (db/limits.ts). Answers with the seconds to wait, or 0.
 */
export function limitRate({ most, seconds }: Rate): (subject: string, now: Date) => number {
  const calls = new Map<string, number[]>()
  return (subject, now) => {
    const at = now.getTime()
    const recent = (calls.get(subject) ?? []).filter((time) => time > at - seconds * 1000)
    calls.delete(subject)
    calls.set(subject, recent)
    if (calls.size > MOST_SUBJECTS)
      for (const oldest of calls.keys()) {
        calls.delete(oldest)
        break
      }
    const [first] = recent
    if (recent.length >= most && first !== undefined)
      return Math.max(1, Math.ceil((first + seconds * 1000 - at) / 1000))
    recent.push(at)
    return 0
  }
}
