import { type Hours, unreadLines, weekHours } from './opening-hours.ts'
import { type Weekday, weekdays } from './week.ts'

/** A day is closed, or open once or twice; times are on a 24-hour clock. */
export type HoursGrid = Record<Weekday, Hours[]>
export const MOST_RANGES = 2

/** How a language writes the hours. */
export type HoursWords = {
  everyDay: string
  days: (first: Weekday, last: Weekday) => string
  closed: string
  openFrom: (opens: string, closes: string) => string
}

const DAY = 24 * 60
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const nextDay = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? day
const isEqual = (one: Hours[], other: Hours[]): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was typed, as a grid; null when a grid could not say all of it. */
export function readGrid(typed: string | null): HoursGrid | null {
  const week = weekHours(typed)
  const isReadable = unreadLines(typed).length === 0
  const fits = [...week.values()].every((hours) => hours !== null && hours.length <= MOST_RANGES)
  return isReadable && fits ? gridOf((day) => week.get(day) ?? []) : null
}

export const gridOf = (hours: (day: Weekday) => Hours[]): HoursGrid =>
  Object.fromEntries(weekdays.map((day) => [day, hours(day)])) as HoursGrid

/** Neighbouring days with equal hours are one line; a week without any open day says nothing. */
export function writeHours(grid: HoursGrid, words: HoursWords): string {
  if (weekdays.every((day) => grid[day].length === 0)) return ''
  return runsOf(grid)
    .map((run) => `${daysOf(run, words)}: ${hoursOf(grid[run[0] ?? 'Saturday'], words)}`)
    .join('\n')
}

const daysOf = (run: Weekday[], words: HoursWords): string =>
  run.length === weekdays.length ? words.everyDay : words.days(run[0] ?? 'Saturday', run.at(-1) ?? 'Saturday')

const hoursOf = (hours: Hours[], words: HoursWords): string =>
  hours.map(({ opens, closes }) => words.openFrom(opens, closes)).join(', ') || words.closed

/** Friday and Saturday are neighbours too: a weekend with hours of its own is one line, the last; most of a week comes first. */
function runsOf(grid: HoursGrid): Weekday[][] {
  const runs: Weekday[][] = []
  for (const day of weekdays) {
    const last = runs.at(-1)
    if (last?.[0] && isEqual(grid[last[0]], grid[day])) last.push(day)
    else runs.push([day])
  }
  const [first, last] = [runs[0] ?? [], runs.at(-1) ?? []]
  if (runs.length < 2 || !isEqual(grid.Saturday, grid.Friday)) return runs
  const [joined, others] = [[...last, ...first], runs.slice(1, -1)]
  return joined.length > weekdays.length / 2 ? [joined, ...others] : [...others, joined]
}

/** `same`: it closes when it opens. `overlap`: two times of a day meet. `next`: it closes after the next day has begun. */
export type HoursProblem = { day: Weekday; problem: 'same' | 'overlap' | 'next' }

/** A door cannot open while it is open. */
export const hoursProblems = (grid: HoursGrid): HoursProblem[] =>
  weekdays.flatMap((day) => {
    const problem = problemOf(grid[day], grid[nextDay(day)])
    return problem ? [{ day, problem }] : []
  })

function problemOf(hours: Hours[], next: Hours[]): HoursProblem['problem'] | null {
  if (hours.some(({ opens, closes }) => opens === closes)) return 'same'
  const spans = hours.map(({ opens, closes }) => ({
    from: minutes(opens),
    until: minutes(closes) + (closes < opens ? DAY : 0),
  }))
  const meets = spans.some((one, at) =>
    spans.slice(at + 1).some((other) => one.from < other.until && other.from < one.until),
  )
  if (meets) return 'overlap'
  const latest = Math.max(0, ...spans.map(({ until }) => until))
  return next.some(({ opens }) => DAY + minutes(opens) < latest) ? 'next' : null
}
