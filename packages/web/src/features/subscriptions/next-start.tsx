import type { NextStart as Next } from '#contract/schemas/subscription.ts'
import { Note } from '#ui/note.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { showDay } from '#words/dates.ts'
import { nextStart } from '#words/subscriptions.ts'

/** Nothing to say when the new one would start today. */
export function NextStart({ next: { runs_until, start_date } }: { next: Next }) {
  return (
    runs_until !== null && (
      <Note>
        <Sentence
          text={nextStart}
          gaps={{
            until: <span className="num">{showDay(runs_until)}</span>,
            start: <span className="num">{showDay(start_date)}</span>,
          }}
        />
      </Note>
    )
  )
}
