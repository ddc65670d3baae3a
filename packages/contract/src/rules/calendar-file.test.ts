import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile, hoursOn } from './calendar-file.ts'

const visit: CalendarEvent = {
  uid: 'INV-20261120-00198@play.example',
  day: '2026-11-20',
  hours: { opens: '10:00', closes: '21:30' },
  title: 'Dolna',
  place: 'Shapla Square, Level 4; Chattogram',
  text: 'Code 7KQ2-M9XD-0001\nhttps://play.example/pass/x',
  url: 'https://play.example/pass/x',
}
const now = new Date('2026-11-15T10:00:00.123Z')
const linesOf = (event: CalendarEvent): string[] =>
  calendarFile(event, now).replaceAll('\r\n ', '').trimEnd().split('\r\n')

describe('the file of a visit', () => {
  it('when the hours are known, it is Dhaka’s time, told in UTC', () => {
    expect(linesOf(visit)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dolna//Visits//EN',
      'BEGIN:VEVENT',
      'UID:INV-20261120-00198@play.example',
      'DTSTAMP:20261115T100000Z',
      'DTSTART:20261120T040000Z',
      'DTEND:20261120T153000Z',
      'SUMMARY:Dolna',
      String.raw`LOCATION:Shapla Square\, Level 4\; Chattogram`,
      String.raw`DESCRIPTION:Code 7KQ2-M9XD-0001\nhttps://play.example/pass/x`,
      'URL:https://play.example/pass/x',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('when it opens before six in the morning, UTC has the day before; past midnight it ends on the day after', () => {
    expect(linesOf({ ...visit, hours: { opens: '05:00', closes: '01:00' } })).toEqual(
      expect.arrayContaining(['DTSTART:20261119T230000Z', 'DTEND:20261120T190000Z']),
    )
  })

  it('when the hours are not known, it is the whole day, across the end of a year too', () => {
    expect(linesOf({ ...visit, day: '2026-12-31', hours: null })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    )
  })

  it('when a text has signs of the format, none of them ends it or begins another line', () => {
    const text = 'a\\b\r\nEND:VEVENT\u0000\u0007'
    expect(linesOf({ ...visit, text })).toContain(String.raw`DESCRIPTION:a\\b\nEND:VEVENT`)
  })

  it('when a line is long, it is folded at 75 octets, and no Bangla letter is cut in two', () => {
    const file = calendarFile({ ...visit, place: 'শাপলা চত্বর, '.repeat(30), title: 'x'.repeat(67) }, now)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(file).not.toMatch(/[^\r]\n|\ufffd/)
    expect(lines).toContain(`SUMMARY:${'x'.repeat(67)}`)
    expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${String.raw`শাপলা চত্বর\, `.repeat(30)}`)
  })
})

describe('the hours of a day', () => {
  it('when there are several, they are from the first opening to the last closing', () => {
    const typed = 'Friday: 3:00 PM – 9:00 PM, 10:00 AM – 12:00 PM\nSaturday – Thursday: 10:00 AM – 9:00 PM'
    expect(hoursOn(typed, '2026-11-20')).toEqual({ opens: '10:00', closes: '21:00' })
    expect(hoursOn(typed, '2026-11-21')).toEqual({ opens: '10:00', closes: '21:00' })
  })

  it('when they say nothing about that day, there are none', () => {
    expect(hoursOn('Friday: closed', '2026-11-20')).toBeNull()
    expect(hoursOn(null, '2026-11-20')).toBeNull()
  })
})
