import { describe, expect, it } from 'vitest'
import { hoursOf, isClosedOn, isDayOfRest, kindOfDay, type SpecialDay, specialOf } from './special-day.ts'

const VICTORY_DAY = '2026-12-16'
const special = (change: Partial<SpecialDay>): SpecialDay => ({
  branch_id: null,
  day: VICTORY_DAY,
  kind: 'closed',
  opens: null,
  closes: null,
  ...change,
})
const weekend = ['Friday', 'Saturday'] as const
const hours = 'Saturday – Monday: 10:00 AM – 9:00 PM\nWednesday – Friday: 2:30 PM – 10:00 PM'

describe('what the centre has said about a day', () => {
  const [forAll, here] = [special({}), special({ branch_id: 2, kind: 'open' })]

  it('when a branch and all have said something, the branch’s own word holds there and nowhere else', () => {
    expect(specialOf([forAll, here], VICTORY_DAY, 2)).toBe(here)
    expect(specialOf([here, forAll], VICTORY_DAY, 1)).toBe(forAll)
    expect(specialOf([here, forAll], VICTORY_DAY, null)).toBe(forAll)
  })

  it('when nothing was said about this day, or only by another branch, it is a day like others', () => {
    expect(specialOf([forAll], '2026-12-17', 2)).toBeUndefined()
    expect(specialOf([here], VICTORY_DAY, 1)).toBeUndefined()
  })
})

describe('the kind of a day', () => {
  it('when it is marked as a holiday it is one, whatever the weekday', () => {
    expect(kindOfDay('2026-12-18', special({ kind: 'holiday' }), weekend)).toBe('holiday')
    expect(kindOfDay(VICTORY_DAY, special({ kind: 'holiday' }), weekend)).toBe('holiday')
  })

  it('when it is not, Friday and Saturday are the weekend, unless the setting names other days', () => {
    expect(kindOfDay('2026-12-18', undefined, weekend)).toBe('weekend')
    expect(kindOfDay('2026-12-19', special({ kind: 'open' }), weekend)).toBe('weekend')
    expect(kindOfDay('2026-12-20', undefined, weekend)).toBe('weekday')
    expect(kindOfDay('2026-12-20', undefined, ['Sunday'])).toBe('weekend')
    expect(kindOfDay('2026-12-18', undefined, [])).toBe('weekday')
  })
})

describe('a day on which nobody can come', () => {
  it('when it is closed, the usual hours do not open it', () => {
    expect(isClosedOn(VICTORY_DAY, special({}), hours)).toBe(true)
    expect(isClosedOn(VICTORY_DAY, special({}), null)).toBe(true)
  })

  it('when the hours name no Tuesday, Tuesdays are closed; a Tuesday with hours of its own is open', () => {
    const tuesday = '2026-12-15'
    expect(isClosedOn(tuesday, undefined, hours)).toBe(true)
    expect(isClosedOn(tuesday, special({ kind: 'holiday', day: tuesday }), hours)).toBe(true)
    const opened = special({ kind: 'open', day: tuesday, opens: '14:00', closes: '20:00' })
    expect(isClosedOn(tuesday, opened, hours)).toBe(false)
    expect(hoursOf(opened)).toEqual({ opens: '14:00', closes: '20:00' })
  })

  it('when the hours are missing, or cannot be read, no day is taken for one of rest', () => {
    for (const typed of [null, '', 'Come any time', 'Closed', 'Monday: 10 – 9'])
      expect([typed, isDayOfRest('2026-12-15', typed)]).toEqual([typed, false])
    expect(isDayOfRest('2026-12-15', 'Tuesday: closed\nFriday: 2:30 PM – 10:00 PM')).toBe(true)
  })
})
