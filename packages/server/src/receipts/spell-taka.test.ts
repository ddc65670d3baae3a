import { expect, test } from 'vitest'
import { spellTaka } from './spell-taka.ts'

test.each([
  [0, 'Zero Taka only'],
  [1, 'Zero Taka and one poisha only'],
  [100, 'One Taka only'],
  [1_999, 'Nineteen Taka and ninety-nine poisha only'],
  [2_000, 'Twenty Taka only'],
  [150_500, 'One thousand five hundred five Taka only'],
  [10_507_050, 'One lakh five thousand seventy Taka and fifty poisha only'],
  [9_999_999_99, 'Ninety-nine lakh ninety-nine thousand nine hundred ninety-nine Taka and ninety-nine poisha only'],
  [1_000_000_000, 'One crore Taka only'],
  [123_000_000_000, 'One hundred twenty-three crore Taka only'],
])('when the sum is %i poisha, the words are "%s"', (poisha, words) => {
  expect(spellTaka(poisha)).toBe(words)
})
