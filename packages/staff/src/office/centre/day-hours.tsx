import type { ReactNode } from 'react'
import { MOST_RANGES } from '#contract/rules/hours-grid.ts'
import type { Hours } from '#contract/rules/opening-hours.ts'
import type { Weekday } from '#contract/rules/week.ts'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import * as words from '#words/office-centre.ts'

/** What a day that is switched on begins with where no other is open yet. */
const FIRST: Hours = { opens: '10:00', closes: '21:00' }

type Props = {
  day: Weekday
  hours: Hours[]
  /** The hours of another day. */
  usual: Hours | undefined
  error: string | undefined
  onChange: (hours: Hours[]) => void
}

export function DayHours({ day, hours, usual, error, onChange }: Props) {
  const isOpen = hours.length > 0
  const set = (at: number, range: Hours) => onChange(hours.map((each, n) => (n === at ? range : each)))
  return (
    <div className="hours-day">
      <b>{day}</b>
      <div className="hours-day__times">
        {!isOpen && <p className="hours-day__closed">{words.closed}</p>}
        {hours.map((range, at) => (
          <Range
            key={at}
            range={range}
            names={at === 0 ? [words.opens(day), words.closes(day)] : [words.opensAgain(day), words.closesAgain(day)]}
            onChange={(next) => set(at, next)}
          >
            {at === 0 && hours.length < MOST_RANGES && (
              <IconButton
                icon="plus-bold"
                name={words.addTime(day)}
                onPress={() => onChange([...hours, secondTime(range)])}
              />
            )}
            {at > 0 && (
              <IconButton icon="x-bold" name={words.removeTime(day)} onPress={() => onChange([hours[0] ?? FIRST])} />
            )}
          </Range>
        ))}
        {error && <FieldError id={`hours-${day}`} text={error} />}
      </div>
      <label className="switch">
        <span className="vh">{words.openOn(day)}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isOpen}
          aria-checked={isOpen}
          onChange={({ target }) => onChange(target.checked ? [usual ?? FIRST] : [])}
        />
      </label>
    </div>
  )
}

/** After the first has ended, and two hours long: something to begin with that does not overlap. */
function secondTime({ closes }: Hours): Hours {
  const hour = (Number(closes.slice(0, 2)) + 1) % 24
  const clock = (n: number) => `${String(n % 24).padStart(2, '0')}:00`
  return { opens: clock(hour), closes: clock(hour + 2) }
}

type RangeProps = {
  range: Hours
  names: [opens: string, closes: string]
  onChange: (range: Hours) => void
  children: ReactNode
}

function Range({ range, names: [opens, closes], onChange, children }: RangeProps) {
  return (
    <div className="hours-day__range">
      <Time name={opens} value={range.opens} onChange={(time) => onChange({ ...range, opens: time })} />
      <span>{words.to}</span>
      <Time name={closes} value={range.closes} onChange={(time) => onChange({ ...range, closes: time })} />
      {children}
    </div>
  )
}

/** Half typed it has no value: the day keeps the one it had. */
function Time({ name, value, onChange }: { name: string; value: string; onChange: (time: string) => void }) {
  return (
    <input
      className="input"
      type="time"
      aria-label={name}
      value={value}
      required
      onChange={({ target }) => target.value !== '' && onChange(target.value.slice(0, 5))}
    />
  )
}

type Act = { icon: 'plus-bold' | 'x-bold'; name: string; onPress: () => void }

const IconButton = ({ icon, name, onPress }: Act) => (
  <button type="button" className="icon-btn" aria-label={name} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
