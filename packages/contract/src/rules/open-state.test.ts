import { describe, expect, it } from 'vitest'
import { openState } from './open-state.ts'

const week = 'Saturday – Thursday: 10:00 AM – 9:00 PM\nFriday: 2:30 PM – 10:00 PM'

/** 21 November 2026 is a Saturday. */
const days = { Saturday: 21, Sunday: 22, Monday: 23, Wednesday: 25, Thursday: 26, Friday: 27 }
const at = (day: keyof typeof days, time: string) => new Date(`2026-11-${days[day]}T${time}+06:00`)
const opens = (time: string, weekday: string, daysAway: number) => ({ open: false, opens: time, weekday, daysAway })

describe('by ordinary hours', () => {
  it.each([
    ['at midnight', at('Sunday', '00:00:00'), opens('10:00', 'Sunday', 0)],
    ['a second before opening', at('Sunday', '09:59:59'), opens('10:00', 'Sunday', 0)],
    ['at opening', at('Sunday', '10:00:00'), { open: true, until: '21:00' }],
    ['a second before closing', at('Sunday', '20:59:59'), { open: true, until: '21:00' }],
    ['at closing', at('Sunday', '21:00:00'), opens('10:00', 'Monday', 1)],
    ['on the last second of the day', at('Sunday', '23:59:59'), opens('10:00', 'Monday', 1)],
    ['on the eve of other hours', at('Thursday', '21:00:00'), opens('14:30', 'Friday', 1)],
    ['on the last day of the week', at('Friday', '22:00:00'), opens('10:00', 'Saturday', 1)],
  ])('when it is asked %s, Dhaka says so', (_, now, state) => {
    expect(openState(week, now)).toEqual(state)
  })
})

describe('by closed days', () => {
  const closed = 'Every day: 10 AM – 9 PM\nThursday – Friday: Closed'
  it.each([
    ['after closing before two closed days', at('Wednesday', '21:00:00'), opens('10:00', 'Saturday', 3)],
    ['on a closed day', at('Thursday', '12:00:00'), opens('10:00', 'Saturday', 2)],
    ['on the second of them', at('Friday', '12:00:00'), opens('10:00', 'Saturday', 1)],
  ])('when it is asked %s, the next open day is told', (_, now, state) => {
    expect(openState(closed, now)).toEqual(state)
  })

  it('when only one day is open, it is the one of next week after closing; a day that no line names is closed', () => {
    expect(openState('Friday: 3 PM – 9 PM', at('Friday', '21:00:00'))).toEqual(opens('15:00', 'Friday', 7))
    expect(openState('Friday: 3 PM – 9 PM', at('Saturday', '16:00:00'))).toEqual(opens('15:00', 'Friday', 6))
  })
})

describe('by hours over midnight', () => {
  const late = 'Every day: 6 PM – 2 AM\nFriday: Closed'
  it.each([
    ['before midnight', at('Sunday', '23:59:00'), { open: true, until: '02:00' }],
    ['after midnight', at('Sunday', '01:59:59'), { open: true, until: '02:00' }],
    ['when they end', at('Sunday', '02:00:00'), opens('18:00', 'Sunday', 0)],
    ['early on a closed day', at('Friday', '01:00:00'), { open: true, until: '02:00' }],
    ['after a closed day', at('Saturday', '01:00:00'), opens('18:00', 'Saturday', 0)],
  ])('when it is asked %s, the evening before still counts', (_, now, state) => {
    expect(openState(late, now)).toEqual(state)
  })
})

describe('by hours in parts', () => {
  it('when it is between two of them, the second is told', () => {
    const parts = 'Daily: 10 AM – 1 PM, 3 PM – 9 PM'
    expect(openState(parts, at('Sunday', '13:00:00'))).toEqual(opens('15:00', 'Sunday', 0))
    expect(openState(parts, at('Sunday', '12:59:59'))).toEqual({ open: true, until: '13:00' })
  })

  it('when one begins where another ends, they are one', () => {
    expect(openState('Daily: 10 AM – 12 AM, 12 AM – 1 AM', at('Sunday', '23:00:00'))).toEqual({
      open: true,
      until: '01:00',
    })
    expect(openState('Daily: 6 AM – 6 PM, 6 PM – 6 AM', at('Sunday', '23:00:00'))).toEqual({ open: true, until: null })
  })
})

describe('by hours that cannot be read', () => {
  it.each([null, '', 'whenever', 'Every day: Closed', 'Open every day\nFriday: 3 PM – 9 PM'])(
    'when they are %j, nothing is told on a Sunday',
    (typed) => {
      expect(openState(typed, at('Sunday', '12:00:00'))).toBeNull()
    },
  )

  const after = 'Every day: 10 AM – 9 PM\nFriday: after the prayer'
  it.each([
    ['on that day', at('Friday', '12:00:00'), null],
    ['on the evening before', at('Thursday', '21:00:00'), null],
    ['before opening on the day after', at('Saturday', '09:00:00'), null],
    ['while it is certainly open', at('Saturday', '10:00:00'), { open: true, until: '21:00' }],
    ['between two days that can be read', at('Sunday', '21:00:00'), opens('10:00', 'Monday', 1)],
  ])('when it is asked %s, nothing is guessed', (_, now, state) => {
    expect(openState(after, now)).toEqual(state)
  })
})

describe('by the calendar', () => {
  const own = (day: string, hours: [string, string] | null) => ({
    day,
    closed: hours === null,
    opens: hours?.[0] ?? null,
    closes: hours?.[1] ?? null,
  })

  it('when today is closed, the next day that is not is told; a closed day never says Open now', () => {
    const closed = [own('2026-11-22', null), own('2026-11-23', null)]
    expect(openState(week, at('Sunday', '12:00:00'), closed)).toEqual(opens('10:00', 'Tuesday', 2))
    expect(openState(week, at('Sunday', '12:00:00'))).toEqual({ open: true, until: '21:00' })
  })

  it('when today has hours of its own, they hold instead of the usual ones', () => {
    const short = [own('2026-11-22', ['14:00', '20:00'])]
    expect(openState(week, at('Sunday', '12:00:00'), short)).toEqual(opens('14:00', 'Sunday', 0))
    expect(openState(week, at('Sunday', '14:00:00'), short)).toEqual({ open: true, until: '20:00' })
    expect(openState(week, at('Sunday', '20:00:00'), short)).toEqual(opens('10:00', 'Monday', 1))
  })
})
