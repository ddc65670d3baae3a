import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addMonths, type Day } from '#contract/rules/dates.ts'
import { weekdays } from '#contract/rules/week.ts'
import * as dates from '#words/dates.ts'
import * as words from '#words/ui.ts'
import { dayByKey, isSameMonth, isWeekend, isWithin, nearestIn, type Range, weeksFrom } from './calendar-days.ts'
import './calendar.css'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

/** What is particular about a day that cannot be chosen: a word below its number, and what it is called then. */
export type Mark = { word: string; name: string }

type Props = Range & {
  value: Day
  today: Day
  name: string
  marks?: ReadonlyMap<Day, Mark>
  /** Told a day of the month that is turned to. */
  onTurn?: (day: Day) => void
  onPick: (day: Day) => void
}

/** At an end it only says that it is off: a truly disabled button would drop the focus of whoever pressed it. */
function Turn({ name, icon, off, onTurn }: { name: string; icon: IconName; off: boolean; onTurn: () => void }) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onTurn}
    >
      <Icon name={icon} />
    </button>
  )
}

type MonthProps = { id: string; at: Day; range: Range; goTo: (day: Day) => void }

function MonthBar({ id, at, range, goTo }: MonthProps) {
  const turn = (months: number) => () => goTo(addMonths(at, months))
  return (
    <div className="calendar__bar">
      <Turn name={words.previousMonth} icon="caret-left-bold" off={isSameMonth(at, range.min)} onTurn={turn(-1)} />
      <b id={id} aria-live="polite">
        {dates.month(at)}
      </b>
      <Turn name={words.nextMonth} icon="caret-right-bold" off={isSameMonth(at, range.max)} onTurn={turn(1)} />
    </div>
  )
}

const heads = (
  <div role="row" className="calendar__week">
    {weekdays.map((weekday) => (
      <span
        key={weekday}
        role="columnheader"
        aria-label={dates.weekdayName(weekday)}
        className={isWeekend(weekday) ? 'is-weekend' : undefined}
      >
        {dates.weekdayShort(weekday)}
      </span>
    ))}
  </div>
)

type DayProps = { day: Day; today: Day; off: boolean; mark: Mark | undefined; stop: boolean; onPick: () => void }

/** A marked day only says that it is off: the arrow keys come to it, and one hears why. */
function DayButton({ day, today, off, mark, stop, onPick }: DayProps) {
  const isToday = day === today
  const name = mark?.name ?? dates.dayNamed(day)
  const spoken = isToday ? words.todayNamed(name) : name
  return (
    <button
      type="button"
      data-day={day}
      disabled={off}
      aria-disabled={mark ? true : undefined}
      tabIndex={stop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-label={mark ? undefined : spoken}
      onClick={mark ? undefined : onPick}
    >
      {mark ? (
        <>
          <span className="vh">{spoken}</span>
          <span aria-hidden="true">{dates.dayNumber(day)}</span>
          <small aria-hidden="true">{mark.word}</small>
        </>
      ) : (
        dates.dayNumber(day)
      )}
    </button>
  )
}

/** `at` is the day that Tab comes to; its month is the one shown. The arrow keys move it, a new value takes it along. */
function usePlace(value: Day, range: Range) {
  const [place, setPlace] = useState({ value, at: value })
  if (place.value !== value) setPlace({ value, at: value })
  return { at: nearestIn(place.at, range), goTo: (day: Day) => setPlace({ value, at: nearestIn(day, range) }) }
}

export function Calendar({ value, min, max, today, name, marks, onTurn, onPick }: Props) {
  const range = { min, max }
  const month = useId()
  const grid = useRef<HTMLDivElement>(null)
  const { at, goTo: go } = usePlace(value, range)
  const goTo = (day: Day) => {
    go(day)
    onTurn?.(nearestIn(day, range))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(at, event.key, range)
    if (next === null) return
    event.preventDefault()
    flushSync(() => goTo(next))
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus()
  }
  const cell = (day: Day | null, column: number) => (
    <div
      key={column}
      role="gridcell"
      className={column === 0 || column === 6 ? 'is-weekend' : undefined}
      aria-selected={day === null ? undefined : day === value}
    >
      {day && (
        <DayButton
          day={day}
          today={today}
          off={!isWithin(day, range)}
          mark={marks?.get(day)}
          stop={day === at}
          onPick={() => onPick(day)}
        />
      )}
    </div>
  )
  return (
    <div className="calendar" role="group" aria-label={name}>
      <MonthBar id={month} at={at} range={range} goTo={goTo} />
      <div
        className="calendar__grid"
        role="grid"
        tabIndex={-1}
        aria-labelledby={month}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        {heads}
        {weeksFrom(at, min).map((week) => (
          <div key={week.find((day) => day !== null)} role="row" className="calendar__week">
            {week.map(cell)}
          </div>
        ))}
      </div>
    </div>
  )
}
