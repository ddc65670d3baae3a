import { expect, it } from 'vitest'
import { hoursRefusal } from './hours-refusal.ts'

it.each([
  ['Friday: 10:00 AM – 2:00 PM, 1:00 PM – 9:00 PM', 'The two times on Friday overlap.'],
  ['Every day: 10:00 AM – 10:00 AM', 'It opens and closes at the same time.'],
  ['Friday: 6:00 PM – 11:00 AM\nSaturday: 10:00 AM – 9:00 PM', 'Friday closes after Saturday has opened.'],
  ['Friday: 1:00 AM – 11:00 AM', null],
  ['Eid: ask us', null],
  [null, null],
])('when the hours are %j, the refusal is %j', (typed, refusal) => expect(hoursRefusal(typed)).toBe(refusal))
