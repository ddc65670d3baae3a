import { describe, expect, it } from 'vitest'
import { openTimes } from './opening-hours.ts'
import { weekdays } from './week.ts'

const saturdayToThursday = weekdays.slice(0, 6)
const hours = (text: string) => openTimes(`Friday: ${text}`).map(({ opens, closes }) => `${opens}-${closes}`)
const days = (text: string) => openTimes(`${text}: 10 AM – 9 PM`).flatMap((time) => time.days)

it('when a centre has its own hours on Friday, the week is told in two parts', () => {
  expect(openTimes('Saturday – Thursday: 10:00 AM – 9:00 PM\nFriday: 2:30 PM – 10:00 PM')).toEqual([
    { days: saturdayToThursday, opens: '10:00', closes: '21:00' },
    { days: ['Friday'], opens: '14:30', closes: '22:00' },
  ])
})

it('when nothing is typed, nothing is told', () => {
  expect(openTimes(null)).toEqual([])
  expect(openTimes('\n \n')).toEqual([])
})

describe('the days of a line', () => {
  it.each([
    ['Friday', ['Friday']],
    ['friday', ['Friday']],
    ['Fri', ['Friday']],
    ['Fri.', ['Friday']],
    ['Fridays', ['Friday']],
    ['Thurs - Fri', ['Thursday', 'Friday']],
    ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
    ['Saturday—Sunday', ['Saturday', 'Sunday']],
    ['Saturday – Friday', [...weekdays]],
    ['Thursday – Saturday', ['Saturday', 'Thursday', 'Friday']],
    ['Friday – Saturday', ['Saturday', 'Friday']],
    ['Sunday – Saturday', [...weekdays]],
    ['Friday – Friday', ['Friday']],
    ['Friday & Saturday', ['Saturday', 'Friday']],
    ['Sunday, Monday and Wednesday – Thursday', ['Sunday', 'Monday', 'Wednesday', 'Thursday']],
    ['Every day', [...weekdays]],
    ['Daily', [...weekdays]],
    ['Friday and public holidays', ['Friday']],
    ['Eid', []],
    ['Sa', []],
    ['Saturday – Eid', []],
    ['Saturday – Sunday – Monday', []],
    ['Every day except Friday', []],
    ['', []],
  ])('when they are written %j, they are %j', (text, expected) => {
    expect(days(text)).toEqual(expected)
  })
})

describe('the hours of a line', () => {
  it.each([
    ['12:00 AM – 12:00 PM', ['00:00-12:00']],
    ['12:00 PM – 12:00 AM', ['12:00-00:00']],
    ['12:59 am - 1:00 am', ['00:59-01:00']],
    ['11:59 AM – 11:59 PM', ['11:59-23:59']],
    ['9am to 9pm', ['09:00-21:00']],
    ['9 a.m. until 9.30 p.m.', ['09:00-21:30']],
    ['6 PM – 2 AM', ['18:00-02:00']],
    ['10:00 – 21:00', ['10:00-21:00']],
    ['00:00 – 23:59', ['00:00-23:59']],
    ['10 AM – 1 PM, 3 PM – 9 PM', ['10:00-13:00', '15:00-21:00']],
  ])('when they are written %j, they are %j', (text, expected) => {
    expect(hours(text)).toEqual(expected)
  })

  it.each([
    'Closed',
    'closed',
    '',
    'After prayer',
    '10 AM',
    '10 AM –',
    '10:00 AM – late',
    '10 – 21',
    '2:30 – 10:00 PM',
    '13:00 PM – 9:00 PM',
    '0:30 AM – 9 AM',
    '24:00 – 25:00',
    '10:60 AM – 9 PM',
    '10:5 AM – 9 PM',
    '9 AM – 9 AM',
    '10 AM – 2 PM – 9 PM',
    '10 AM – 1 PM, later',
  ])('when they are written %j, they are left out', (text) => {
    expect(hours(text)).toEqual([])
  })
})

describe('when a day is named more than once', () => {
  it('the last line holds', () => {
    expect(openTimes('Every day: 10 AM – 9 PM\nFriday: 3 PM – 9 PM')).toEqual([
      { days: saturdayToThursday, opens: '10:00', closes: '21:00' },
      { days: ['Friday'], opens: '15:00', closes: '21:00' },
    ])
  })

  it('a closed day is left out, and so is one whose last hours cannot be read', () => {
    const rest = [{ days: saturdayToThursday, opens: '10:00', closes: '21:00' }]
    expect(openTimes('Every day: 10 AM – 9 PM\nFriday: Closed')).toEqual(rest)
    expect(openTimes('Every day: 10 AM – 9 PM\nFriday: after the prayer')).toEqual(rest)
  })
})

it('when a line cannot be read, the others still are', () => {
  expect(openTimes('Open every day\nSaturday 10:00 AM – 9:00 PM\nFriday: 3 PM – 9 PM')).toEqual([
    { days: ['Friday'], opens: '15:00', closes: '21:00' },
  ])
})
