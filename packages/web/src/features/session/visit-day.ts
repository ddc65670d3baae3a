/** Begins like all that is kept for a customer, so that signing out removes it. */
export const VISIT_DAY_KEY = 'kept:visit-day'

/** A new cart is another outing: the day that was chosen for the one before is not its day. */
export function forgetVisitDay(): void {
  try {
    localStorage.removeItem(VISIT_DAY_KEY)
  } catch {
    // What cannot be reached holds nothing of ours.
  }
}
