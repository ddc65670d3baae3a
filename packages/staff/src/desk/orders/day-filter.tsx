import { useState } from 'react'
import { addDays, type Day } from '#contract/rules/dates.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { useToday } from '#ui/use-today.ts'
import * as words from '#words/desk.ts'

type Props = {
  name: string
  value: Day | ''
  any: string
  /** What people ask for most, by how far it is from today. */
  near: readonly [days: number, name: string][]
  onChange: (day: Day | '') => void
}

const OTHER = 'other'

/** Any day, one that is near, or one that is chosen. */
export function DayFilter({ name, value, any, near, onChange }: Props) {
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const isNear = near.some(([days]) => addDays(today, days) === value)
  const isOther = value === '' ? isOpen : !isNear
  const choose = (next: string) => {
    setOpen(next === OTHER)
    if (next !== OTHER) onChange(next)
  }
  return (
    <>
      <Select aria-label={name} value={isOther ? OTHER : value} onChange={({ target }) => choose(target.value)}>
        <option value="">{any}</option>
        {near.map(([days, said]) => (
          <option key={days} value={addDays(today, days)}>
            {said}
          </option>
        ))}
        <option value={OTHER}>{words.otherDay(name)}</option>
      </Select>
      {isOther && (
        <Input
          type="date"
          aria-label={words.dayOf(name)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  )
}
