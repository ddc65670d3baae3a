import { showDay } from '#contract/rules/dates.ts'
import type { NextStart as Next } from '#contract/schemas/subscription.ts'
import { Note } from '#ui/note.tsx'

/** Nothing to say when the new one would start today. */
export function NextStart({ next: { runs_until, start_date } }: { next: Next }) {
  return (
    runs_until !== null && (
      <Note>
        You have this membership until <span className="num">{showDay(runs_until)}</span>. The new one starts on{' '}
        <span className="num">{showDay(start_date)}</span>.
      </Note>
    )
  )
}
