import type { FormEvent } from 'react'
import { clockTime } from '#contract/rules/clock-time.ts'
import { type Day, dhakaDay } from '#contract/rules/dates.ts'
import type { SpecialKind } from '#contract/rules/special-day.ts'
import { weekdayOf } from '#contract/rules/weekday.ts'
import type { StaffDay } from '#contract/schemas/staff-days.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import { Segment } from '#ui/segment.tsx'
import { showDay } from '#words/dates.ts'
import { unsaved as unsavedChanges } from '#words/office.ts'
import * as words from '#words/rules-days.ts'
import type { Closing } from './close-dialog.tsx'
import { HoursFields, ReasonFields } from './day-fields.tsx'
import { hoursWords, wordOf } from './day-words.ts'
import type { Span } from './days-api.ts'
import { type Conflict, type Needs, useDayForm } from './use-day-form.ts'

type Props = {
  days: StaffDay[]
  chosen: Day
  today: Day
  branch: number | null
  onClosing: (closing: Closing) => void
  onUnsaved: (unsaved: boolean) => void
  onList: (span: Span) => void
}

const kinds: { value: SpecialKind; name: string }[] = [
  { value: 'open', name: words.asUsual },
  { value: 'holiday', name: words.holiday },
  { value: 'closed', name: words.closed },
]

/** Beside the month: what the chosen day is, and what it may become. */
export function DayPanel({ days, chosen, today, branch, onClosing, onUnsaved, onList }: Props) {
  const day = days.find((each) => each.day === chosen)
  if (!day) return null
  return (
    <Panel title={`${weekdayOf(chosen)}, ${showDay(chosen)}`}>
      <PanelBody>
        {chosen < today ? (
          <Note>{words.over}</Note>
        ) : (
          <EditDay
            key={`${branch} ${chosen} ${day.own?.version ?? 0}`}
            day={day}
            branch={branch}
            onClosing={onClosing}
            onUnsaved={onUnsaved}
          />
        )}
        {day.booked > 0 && (
          <Button kind="soft" full onClick={() => onList({ branch, from: chosen, to: chosen })}>
            {words.seeBooked(day.booked)}
          </Button>
        )}
        <LastChange day={day} />
      </PanelBody>
    </Panel>
  )
}

function LastChange({ day: { own } }: { day: StaffDay }) {
  if (!own?.updated_by) return null
  const at = new Date(own.updated_at)
  return <p className="mute">{words.changedLast(own.updated_by.name, `${showDay(dhakaDay(at))} ${clockTime(at)}`)}</p>
}

function General({ day }: { day: StaffDay }) {
  const { general, own } = day
  if (!general || own) return null
  const what = [wordOf({ ...day, own: null }), hoursWords(general)].filter(Boolean).join(', ')
  return <Note>{words.generalSays(what || words.asUsual)}</Note>
}

type Meeting = { conflict: Conflict; onKeep: (version: number) => void; onTake: () => void }

function Changed({ conflict, onKeep, onTake }: Meeting) {
  return (
    <Note kind="warn" role="alert">
      <p>{conflict.message}</p>
      <div className="day-conflict">
        <Button kind="soft" size="sm" onClick={onTake}>
          {words.takeTheirs}
        </Button>
        <Button kind="soft" size="sm" onClick={() => onKeep(conflict.version)}>
          {words.keepMine}
        </Button>
      </div>
    </Note>
  )
}

function EditDay(props: Needs) {
  const { values, errors, conflict, busy, unsaved, change, submit, takeTheirs } = useDayForm(props)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void submit()
  }
  const fields = { values, errors, onChange: change }
  return (
    <form className="day-form" noValidate onSubmit={onSubmit}>
      <General day={props.day} />
      <Segment full label={words.kindOfDay} value={values.kind} choices={kinds} onChange={(kind) => change({ kind })} />
      {values.kind !== 'open' && <ReasonFields {...fields} />}
      {values.kind !== 'closed' && <HoursFields {...fields} />}
      {conflict && <Changed conflict={conflict} onKeep={(version) => void submit(version)} onTake={takeTheirs} />}
      {errors['root'] && (
        <Note kind="bad" role="alert">
          {errors['root']}
        </Note>
      )}
      {unsaved && <p className="mute">{unsavedChanges}</p>}
      <Button type="submit" full busy={busy}>
        {words.save}
      </Button>
    </form>
  )
}
