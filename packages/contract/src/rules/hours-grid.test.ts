import { describe, expect, it } from 'vitest'
import * as bn from '../words/bn/hours.ts'
import * as en from '../words/en/hours.ts'
import { gridOf, type HoursGrid, hoursProblems, readGrid, writeHours } from './hours-grid.ts'
import { type Hours, openTimes, unreadLines } from './opening-hours.ts'
import { type Weekday, weekdays } from './week.ts'

const at = (opens: string, closes: string): Hours => ({ opens, closes })
const usual = [at('10:00', '21:00')]
const week = (days: Partial<HoursGrid> = {}): HoursGrid => ({ ...gridOf(() => usual), ...days })

describe('the hours of a grid, written', () => {
  it('when one day differs, its neighbours are joined around it', () => {
    const grid = week({ Friday: [at('14:30', '22:00')] })
    expect(writeHours(grid, en)).toBe('Saturday – Thursday: 10:00 AM – 9:00 PM\nFriday: 2:30 PM – 10:00 PM')
    expect(writeHours(grid, bn)).toBe('শনি – বৃহস্পতিবার: সকাল ১০টা – রাত ৯টা\nশুক্রবার: দুপুর ২:৩০ – রাত ১০টা')
  })

  it('when a day in the middle is closed, its line says so and the others are read as open', () => {
    const text = writeHours(week({ Tuesday: [] }), en)
    expect(text).toBe('Wednesday – Monday: 10:00 AM – 9:00 PM\nTuesday: Closed')
    expect(openTimes(text)[0]?.days).toEqual(weekdays.filter((day) => day !== 'Tuesday'))
  })

  it('when every day is the same, one line says it', () => {
    expect(writeHours(week(), en)).toBe('Every day: 10:00 AM – 9:00 PM')
    expect(writeHours(week(), bn)).toBe('প্রতিদিন: সকাল ১০টা – রাত ৯টা')
  })

  it('when a weekend has its own hours, Friday and Saturday are one line, the last', () => {
    const weekend = [at('10:00', '23:00')]
    expect(writeHours(week({ Saturday: weekend, Friday: weekend }), en)).toBe(
      'Sunday – Thursday: 10:00 AM – 9:00 PM\nFriday – Saturday: 10:00 AM – 11:00 PM',
    )
  })

  it('when a day has a break, both times stand in its line', () => {
    const friday = [at('09:00', '12:30'), at('15:00', '00:00')]
    expect(writeHours(week({ Friday: friday }), en)).toMatch(/\nFriday: 9:00 AM – 12:30 PM, 3:00 PM – 12:00 AM$/)
  })

  it('when no day is open, nothing is written', () => {
    expect(
      writeHours(
        gridOf(() => []),
        en,
      ),
    ).toBe('')
  })
})

/** The same numbers every time, so that what fails once fails again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function anyDay(pick: (below: number) => number): Hours[] {
  const first = 5 * 60 + pick(300)
  const until = first + 1 + pick(300)
  const second = until + pick(120)
  const once = at(clock(first), clock(until))
  return [[], [once], [once, at(clock(second), clock(second + 1 + pick(200)))]][pick(3)] ?? []
}

it('when any grid is written and read again, it is the same grid', () => {
  const pick = numbers(7)
  for (let n = 0; n < 500; n++) {
    const some = [anyDay(pick), anyDay(pick)]
    const grid = gridOf(() => some[pick(2)] ?? [])
    const text = writeHours(grid, en)
    expect(readGrid(text), text).toEqual(grid)
    expect(unreadLines(text)).toEqual([])
    expect(writeHours(grid, bn).split('\n')).toHaveLength(text.split('\n').length)
  }
})

describe('typed hours', () => {
  it('when nothing is typed, every day of the grid is closed', () => {
    expect(readGrid(null)).toEqual(gridOf(() => []))
  })

  it('when a line is no day or no time, there is no grid and the line is named', () => {
    expect(readGrid('Friday: from noon')).toBeNull()
    expect(unreadLines('Saturday – Thursday: 10 AM – 9 PM\nEid: ask us\nFriday: from noon')).toEqual([2, 3])
  })

  it('when a day has three times, there is no grid for it though a program can read it', () => {
    const three = 'Friday: 9 AM – 10 AM, 11 AM – 12 PM, 1 PM – 2 PM'
    expect(readGrid(three)).toBeNull()
    expect(unreadLines(three)).toEqual([])
  })
})

describe('hours that cannot be', () => {
  const problems = (days: Partial<HoursGrid>): [Weekday, string][] =>
    hoursProblems(week(days)).map(({ day, problem }) => [day, problem])

  it('when two times of a day overlap, the day is named', () => {
    expect(problems({ Monday: [at('10:00', '14:00'), at('13:59', '18:00')] })).toEqual([['Monday', 'overlap']])
    expect(problems({ Monday: [at('13:59', '18:00'), at('10:00', '14:00')] })).toEqual([['Monday', 'overlap']])
  })

  it('when the third of a day’s times meets the first, the day is named', () => {
    const three = [at('10:00', '14:00'), at('15:00', '18:00'), at('13:59', '14:30')]
    expect(problems({ Monday: three })).toEqual([['Monday', 'overlap']])
  })

  it('when the second begins where the first ends, it is fine', () => {
    expect(problems({ Monday: [at('10:00', '14:00'), at('14:00', '18:00')] })).toEqual([])
  })

  it('when a day closes after the next has opened, it is named', () => {
    expect(problems({ Friday: [at('18:00', '10:01')] })).toEqual([['Friday', 'next']])
    expect(problems({ Friday: [at('18:00', '10:00')] })).toEqual([])
  })

  it('when it closes at the minute it opens, it is named', () => {
    expect(problems({ Sunday: [at('10:00', '10:00')] })).toEqual([['Sunday', 'same']])
  })
})
