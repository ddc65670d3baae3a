import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type HoursGrid, hoursProblems, readGrid, writeHours } from '#contract/rules/hours-grid.ts'
import { lines } from '#contract/rules/lines.ts'
import { type Hours, unreadLines } from '#contract/rules/opening-hours.ts'
import { type Weekday, weekdays } from '#contract/rules/week.ts'
import * as bn from '#contract/words/bn/hours.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Panel, PanelBody } from '#ui/panel.tsx'
import * as en from '#words/hours.ts'
import * as words from '#words/office-centre.ts'
import { Pair } from '../form/text-field.tsx'
import { useField } from '../form/use-field.ts'
import type { BusinessValues } from './business-values.ts'
import { DayHours } from './day-hours.tsx'
import './hours-field.css'
import { sayProblem } from './hours-refusal.ts'

/** Hours are a text that parents and search engines read; the grid is a way to write it, in both languages at once. */
export function HoursField() {
  const { text, grid, change } = useHoursGrid()
  const [byHand, setByHand] = useState(false)
  const isText = byHand || grid === null
  return (
    <Panel title={words.hours}>
      <PanelBody>
        {isText ? <ByHand text={text} hasGrid={grid !== null} /> : <Grid grid={grid} onChange={change} />}
        {(!isText || grid !== null) && (
          <Button kind="quiet" size="sm" onClick={() => setByHand(!isText)}>
            {isText ? words.byGrid : words.writeYourself}
          </Button>
        )}
      </PanelBody>
    </Panel>
  )
}

/** What the grid wrote last is kept as a grid: on the way to hours that can be, it may hold some that cannot. */
function useHoursGrid() {
  const { control, setValue } = useFormContext<BusinessValues>()
  const text = useWatch({ control, name: 'opening_hours' })
  const [own, setOwn] = useState<{ grid: HoursGrid; text: string } | null>(null)
  const change = (grid: HoursGrid) => {
    const written = writeHours(grid, en)
    setOwn({ grid, text: written })
    setValue('opening_hours', written, { shouldDirty: true })
    setValue('opening_hours_bn', writeHours(grid, bn), { shouldDirty: true })
  }
  return { text, grid: own?.text === text ? own.grid : readGrid(text), change }
}

function Grid({ grid, onChange }: { grid: HoursGrid; onChange: (grid: HoursGrid) => void }) {
  const { error } = useField('opening_hours')
  const problems = hoursProblems(grid)
  const set = (day: Weekday, hours: Hours[]) => onChange({ ...grid, [day]: hours })
  return (
    <div className="hours-grid">
      {weekdays.map((day) => {
        const problem = problems.find((each) => each.day === day)
        return (
          <DayHours
            key={day}
            day={day}
            hours={grid[day]}
            usual={weekdays.map((each) => grid[each][0]).find((each) => each !== undefined)}
            error={problem && sayProblem(problem)}
            onChange={(hours) => set(day, hours)}
          />
        )
      })}
      {error && problems.length === 0 && <FieldError id="hours-error" text={error} />}
    </div>
  )
}

function ByHand({ text, hasGrid }: { text: string; hasGrid: boolean }) {
  const unread = unreadLines(text)
  return (
    <>
      {!hasGrid && <Note>{words.noGrid}</Note>}
      <Pair name="opening_hours" label={words.hoursText} long rows={7} />
      {unread.map((line) => (
        <Note key={line} kind="warn" role="status">
          {words.unread(line, lines(text)[line - 1] ?? '')}
        </Note>
      ))}
    </>
  )
}
