import { expect, it } from 'vitest'
import { closedWords, newsAt } from './follow-hours.ts'

const hours = {
  opening_hours: 'Saturday – Thursday: 10:00 AM – 9:00 PM\nFriday: 2:30 PM – 10:00 PM',
  special_days: [
    { day: '2026-12-16', branch: null, closed: true, reason: 'Victory Day', opens: null, closes: null },
    { day: '2026-12-17', branch: 'Lake View', closed: true, reason: 'Repairs', opens: null, closes: null },
    { day: '2026-12-18', branch: null, closed: false, reason: null, opens: '16:00', closes: '20:00' },
  ],
}
const noonOf = (day: string) => new Date(`${day}T12:00:00+06:00`)

it('when a closed day is within 14 days, it is told, with the branch if it is only one', () => {
  expect(closedWords(hours, noonOf('2026-12-02'))).toBe('Closed on 16-Dec-2026: Victory Day.')
  expect(closedWords(hours, noonOf('2026-12-16'))).toBe(
    'Closed on 16-Dec-2026: Victory Day.\nLake View: closed on 17-Dec-2026: Repairs.',
  )
})

it('when it is further away or over, or nothing was said, nothing is told', () => {
  expect(closedWords(hours, noonOf('2026-12-01'))).toBe('')
  expect(closedWords(hours, noonOf('2026-12-18'))).toBe('')
  expect(closedWords({ opening_hours: null }, noonOf('2026-12-16'))).toBe('')
})

it('when all are closed today, nobody reads Open now; when one branch is, they do', () => {
  expect(newsAt(hours, noonOf('2026-12-16'))).toMatchObject({
    open: false,
    words: 'Closed now · opens tomorrow at 10:00 AM',
  })
  expect(newsAt(hours, noonOf('2026-12-17'))).toMatchObject({ open: true, words: 'Open now · until 9:00 PM' })
  expect(newsAt(hours, noonOf('2026-12-18'))).toMatchObject({ open: false, words: 'Closed now · opens at 4:00 PM' })
})
