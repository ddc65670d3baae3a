import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { addDays, addMonths, type Day } from '#contract/rules/dates.ts'
import { weekdays } from '#contract/rules/week.ts'
import type { StaffDay } from '#contract/schemas/staff-days.ts'
import { dayByKey, weeksOf } from '#ui/calendar-days.ts'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import * as dates from '#words/dates.ts'
import * as words from '#words/rules-days.ts'
import { nextMonth, previousMonth } from '#words/ui.ts'
import { DayCell } from './day-cell.tsx'
import type { DeskBranch } from './use-desk-branch.ts'

type Props = {
  /** None while the month is on its way. */
  days: StaffDay[] | undefined
  chosen: Day
  today: Day
  place: DeskBranch
  onChoose: (day: Day) => void
  /** What there is to say while there are no days. */
  children: ReactNode
}

function BranchSelect({ place }: { place: DeskBranch }) {
  if (place.branches.length < 2) return null
  return (
    <Select
      aria-label={words.branch}
      value={place.branch ?? ''}
      onChange={({ target }) => place.choose(Number(target.value) || null)}
    >
      {place.all && <option value="">{words.allBranches}</option>}
      {place.branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function Head({ id, chosen, place, onChoose }: Pick<Props, 'chosen' | 'place' | 'onChoose'> & { id: string }) {
  return (
    <div className="panel__head">
      <div className="month-turn">
        <button
          type="button"
          className="icon-btn"
          aria-label={previousMonth}
          onClick={() => onChoose(addMonths(chosen, -1))}
        >
          <Icon name="caret-left-bold" />
        </button>
        <h2 id={id} aria-live="polite">
          {dates.month(chosen)}
        </h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={nextMonth}
          onClick={() => onChoose(addMonths(chosen, 1))}
        >
          <Icon name="caret-right-bold" />
        </button>
      </div>
      <BranchSelect place={place} />
    </div>
  )
}

const heads = (
  <div role="row" className="month-week">
    {weekdays.map((weekday) => (
      <span key={weekday} role="columnheader" aria-label={weekday}>
        {dates.weekdayShort(weekday)}
      </span>
    ))}
  </div>
)

function Key() {
  const kinds = [
    ['', words.weekdayPrices],
    ['is-weekend', words.weekend],
    ['is-holiday', words.holiday],
    ['is-closed', words.closed],
  ]
  return (
    <ul className="month-key">
      {kinds.map(([look, name]) => (
        <li key={name}>
          <i className={look} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The keyboard stays in the grid: it waits there for a month that is on its way, and goes on with the chosen day. */
function useGridFocus(chosen: Day, days: StaffDay[] | undefined) {
  const grid = useRef<HTMLDivElement>(null)
  const cellOf = (day: Day) => grid.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)
  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) cellOf(chosen)?.focus()
  }, [chosen, days])
  const goTo = (day: Day) => {
    if (!cellOf(day)) grid.current?.focus()
  }
  return { grid, goTo }
}

/** A month: the ground is the kind of day, and the word stands in the cell and in its name. */
export function MonthPanel({ days, chosen, today, place, onChoose, children }: Props) {
  const id = useId()
  const { grid, goTo } = useGridFocus(chosen, days)
  const known = new Map(days?.map((day) => [day.day, day]))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(chosen, event.key, { min: addDays(today, -365), max: addDays(today, 730) })
    if (next === null) return
    event.preventDefault()
    goTo(next)
    onChoose(next)
  }
  return (
    <section className="panel" aria-labelledby={id}>
      <Head id={id} chosen={chosen} place={place} onChoose={onChoose} />
      <div className="month" role="grid" tabIndex={-1} aria-labelledby={id} ref={grid} onKeyDown={onKeyDown}>
        {heads}
        {weeksOf(chosen).map((week) => (
          <div key={week.find((day) => day !== null)} role="row" className="month-week">
            {week.map((day, column) => (
              <DayCell
                key={day ?? column}
                day={day === null ? undefined : known.get(day)}
                isChosen={day === chosen}
                isToday={day === today}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {days ? <Key /> : children}
    </section>
  )
}
