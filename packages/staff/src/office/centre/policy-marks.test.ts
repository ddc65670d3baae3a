import { expect, it } from 'vitest'
import { type Mark, markLines } from './policy-marks.ts'

const marked = (text: string, mark: Mark, start = 0, end = text.length) => markLines({ text, start, end }, mark).text

it('when a line is made a heading, it is marked, and unmarked again as a paragraph', () => {
  expect(marked('Rules', 'heading')).toBe('# Rules')
  expect(marked('# Rules', 'paragraph')).toBe('Rules')
})

it('when several lines are chosen, they are numbered one after the other', () => {
  expect(marked('Socks.\n\n- No food.', 'rules')).toBe('1. Socks.\n\n2. No food.')
})

it('when a rule stands above, the numbers go on from it', () => {
  expect(marked('7. Socks.\nNo food.', 'rules', 12)).toBe('7. Socks.\n8. No food.')
})

it('when only the cursor is in a line, that line alone is marked', () => {
  expect(marked('One\nTwo\nThree', 'points', 5, 5)).toBe('One\n- Two\nThree')
})

it('when the text is empty, the mark waits for what is typed', () => {
  expect(marked('', 'rules')).toBe('1. ')
})
