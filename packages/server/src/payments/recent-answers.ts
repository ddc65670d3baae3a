import type { Finding } from './order-book.ts'

/** What the gateway has just answered in this process, by what it was asked, for the little while in which it is not asked again. */
export type RecentAnswers = {
  keep(question: string, finding: Finding, until: Date): void
  find(question: string, now: Date): Finding | undefined
}

/** More are not kept: who is not found here has to do with what is known. */
const MOST = 1000

export function createRecentAnswers(): RecentAnswers {
  const kept = new Map<string, { finding: Finding; until: Date }>()
  return {
    keep(question, finding, until) {
      kept.delete(question)
      kept.set(question, { finding, until })
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
    find(question, now) {
      const found = kept.get(question)
      return found && now < found.until ? found.finding : undefined
    },
  }
}
