import { type HoursProblem, hoursProblems, readGrid } from '#contract/rules/hours-grid.ts'
import { weekdays } from '#contract/rules/week.ts'
import * as words from '#words/office-centre.ts'

const SAME_TIME = /(\d{1,2}:\d{2} [AP]M) – \1(?![:\d])/

export function sayProblem({ day, problem }: HoursProblem): string {
  if (problem === 'overlap') return words.overlap(day)
  if (problem === 'same') return words.sameTime(day)
  return words.intoNext(day, weekdays[(weekdays.indexOf(day) + 1) % weekdays.length] ?? '')
}

/** Why these hours cannot be, in a sentence; null when nothing speaks against them. */
export function hoursRefusal(typed: string | null): string | null {
  if (SAME_TIME.test(typed ?? '')) return words.sameTimes
  const grid = readGrid(typed)
  const [first] = grid === null ? [] : hoursProblems(grid)
  return first ? sayProblem(first) : null
}
