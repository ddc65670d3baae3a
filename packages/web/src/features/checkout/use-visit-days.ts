import { useMemo, useState } from 'react'
import type { Day } from '#contract/rules/dates.ts'
import type { OwnHours } from '#contract/rules/open-state.ts'
import type { VisitDay } from '#contract/schemas/day.ts'
import { useDaysOf } from './days-api.ts'

export type VisitDays = {
  find: (day: Day) => VisitDay | undefined
  all: readonly VisitDay[]
  ownHours: (day: Day) => readonly OwnHours[]
  /** Another month is looked at. */
  turnTo: (day: Day) => void
}

const none: readonly OwnHours[] = []

const hoursOf = ({ day, closed, hours }: VisitDay): OwnHours => ({
  day,
  closed,
  opens: hours?.opens ?? null,
  closes: hours?.closes ?? null,
})

/** What is known of the days at this branch: of the month of the visit, and of the one that the calendar shows. */
export function useVisitDays(branch: number | null, day: Day): VisitDays {
  const [shown, setShown] = useState(day)
  const [own, turned] = [useDaysOf(branch, day), useDaysOf(branch, shown)]
  return useMemo(() => {
    const all = own === turned ? own : [...own, ...turned]
    const known = new Map(all.map((each) => [each.day, each]))
    const special = new Map(all.filter((each) => each.closed || each.hours).map((each) => [each.day, [hoursOf(each)]]))
    return { all, find: (which) => known.get(which), ownHours: (which) => special.get(which) ?? none, turnTo: setShown }
  }, [own, turned])
}
