import { showDay } from '#contract/rules/dates.ts'
import type { NextStart as Next } from '#contract/schemas/subscription.ts'
import { Note } from '#ui/note.tsx'

/** Nothing to say when the new one would start today. */
export function NextStart({ next: { runs_until, start_date } }: { next: Next }) {
  return (
    runs_until !== null && (
      <Note>
        You have this membership until {showDay(runs_until)}. The new one starts on {showDay(start_date)}.
      </Note>
    )
  )
}
