import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, type Day, isDay } from '#contract/rules/dates.ts'
import { staffPaths } from '#contract/staff-paths.ts'
import { Button } from '#ui/button.tsx'
import { nearestIn } from '#ui/calendar-days.ts'
import { DeskTitle } from '#ui/desk-title.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import { useToday } from '#ui/use-today.ts'
import { useUnsavedChanges } from '#ui/use-unsaved-changes.ts'
import { loading } from '#words/frame.ts'
import * as words from '#words/rules-days.ts'
import { CloseDialog, type Closing } from './close-dialog.tsx'
import { DayPanel } from './day-panel.tsx'
import { useMonthQuery } from './days-api.ts'
import './days-screen.css'
import { keepDay } from './kept-day.ts'
import { LeaveDay } from './leave-day.tsx'
import { MonthPanel } from './month-panel.tsx'
import { OrdersDialog } from './orders-dialog.tsx'
import type { Span } from './days-api.ts'
import { useDeskBranch } from './use-desk-branch.ts'

const tabs = [{ to: staffPaths.rules, name: words.days }]

/** The day that the address names; what is too far away to be changed is not gone to. */
function useChosenDay(): [day: Day, choose: (day: Day) => void, today: Day] {
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const typed = query.get('day') ?? ''
  const range = { min: addDays(today, -365), max: addDays(today, 730) }
  const choose = (day: Day) => setQuery({ day: nearestIn(day, range) }, { replace: true })
  return [isDay(typed) ? nearestIn(typed, range) : today, choose, today]
}

/** Another day or branch takes away what is typed for this one: it asks as a link does. */
function useLeaving(branch: number | null, day: Day) {
  const [unsaved, setUnsaved] = useState(false)
  const leaving = useUnsavedChanges(unsaved)
  const leave = () => {
    keepDay({ branch, day }, null)
    leaving.leave()
  }
  return { setUnsaved, ask: leaving.ask, dialog: <LeaveDay asked={leaving.asked} stay={leaving.stay} leave={leave} /> }
}

const Wait = () => (
  <p className="month-key late" role="status">
    {loading}
  </p>
)

/** Which days are not like others, at a branch or at all of them. */
export function Component() {
  const [day, choose, today] = useChosenDay()
  const place = useDeskBranch()
  const { setUnsaved, ask, dialog } = useLeaving(place.branch, day)
  const asking = { ...place, choose: (branch: number | null) => ask(() => place.choose(branch)) }
  const goTo = (next: Day) => (next === day ? undefined : ask(() => choose(next)))
  const month = useMonthQuery({ branch: place.branch, month: day.slice(0, 7) })
  const [closing, setClosing] = useState<Closing | null>(null)
  const [listed, setListed] = useState<Span | null>(null)
  const closeRange = () =>
    setClosing({
      branch: place.branch,
      from: day < today ? today : day,
      to: null,
      reason: '',
      reason_bn: '',
      version: null,
    })
  return (
    <>
      <title>{`${words.days} · ${words.title}`}</title>
      <DeskTitle title={words.title} about={words.about}>
        <Button kind="soft" onClick={closeRange}>
          {words.closeRange}
        </Button>
      </DeskTitle>
      <TabLinks label={words.title} tabs={tabs} />
      <div className="days">
        <MonthPanel days={month.currentData} chosen={day} today={today} place={asking} onChoose={goTo}>
          <Loaded query={month} loading={<Wait />} failed={words.failed}>
            {() => null}
          </Loaded>
        </MonthPanel>
        <DayPanel
          days={month.currentData ?? []}
          chosen={day}
          today={today}
          branch={place.branch}
          onClosing={setClosing}
          onUnsaved={setUnsaved}
          onList={setListed}
        />
      </div>
      {dialog}
      <CloseDialog
        closing={closing}
        where={place.name}
        today={today}
        onDone={() => setClosing(null)}
        onList={setListed}
      />
      <OrdersDialog span={listed} onClose={() => setListed(null)} />
    </>
  )
}
