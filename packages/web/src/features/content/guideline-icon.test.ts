import { expect, it } from 'vitest'
import { guidelineIcon } from './guideline-icon.ts'

it.each([
  ['A guardian must accompany the child.', 'users-three-fill'],
  ['Socks are required (sold at the counter).', 'sock-fill'],
  ['A child must not be taller than 4.5 feet.', 'arrows-vertical-bold'],
  ['No outside food.', 'pizza-fill'],
  ['No rough play. Take turns, share the fun.', 'heart-fill'],
  ['Look after your BELONGINGS.', 'backpack-fill'],
])('when the line is "%s", a word in it chooses the icon', (line, icon) => {
  expect(guidelineIcon(line)).toBe(icon)
})

it('when no word is known, it is a tick', () => {
  expect(guidelineIcon('Smile.')).toBe('check-bold')
})
