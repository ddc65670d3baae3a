import { type Day, isDay } from '#contract/rules/dates.ts'
import { VISIT_DAY_KEY } from '../session/visit-day.ts'
import { recordOf } from './participant.ts'

type Kept = { owner: number; day: Day }

/** The day that this customer chose for the cart of now; null before one is chosen. */
export function readVisitDay(owner: number): Day | null {
  try {
    const kept = recordOf(JSON.parse(localStorage.getItem(VISIT_DAY_KEY) ?? 'null'))
    return kept['owner'] === owner && typeof kept['day'] === 'string' && isDay(kept['day']) ? kept['day'] : null
  } catch {
    return null
  }
}

/** Where the storage is refused, it lasts as long as the checkout is open: longer, and another cart could find it. */
export function writeVisitDay(owner: number, day: Day): void {
  try {
    localStorage.setItem(VISIT_DAY_KEY, JSON.stringify({ owner, day } satisfies Kept))
  } catch {
    // It is still chosen on this page.
  }
}
