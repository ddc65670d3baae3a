import { expect, test } from 'vitest'
import * as bnNumbers from '../words/bn/numbers.ts'
import * as bnReceipt from '../words/bn/receipt.ts'
import * as enNumbers from '../words/en/numbers.ts'
import * as enReceipt from '../words/en/receipt.ts'
import { spellTaka } from './spell-taka.ts'

const english = { ...enNumbers, ...enReceipt }
const bangla = { ...bnNumbers, ...bnReceipt }

test.each([
  [0, 'Zero Taka only', 'শূন্য টাকা মাত্র'],
  [1, 'Zero Taka and one poisha only', 'শূন্য টাকা এক পয়সা মাত্র'],
  [100, 'One Taka only', 'এক টাকা মাত্র'],
  [1_999, 'Nineteen Taka and ninety-nine poisha only', 'উনিশ টাকা নিরানব্বই পয়সা মাত্র'],
  [2_000, 'Twenty Taka only', 'বিশ টাকা মাত্র'],
  [9_900, 'Ninety-nine Taka only', 'নিরানব্বই টাকা মাত্র'],
  [10_000, 'One hundred Taka only', 'একশত টাকা মাত্র'],
  [10_100, 'One hundred one Taka only', 'একশত এক টাকা মাত্র'],
  [99_900, 'Nine hundred ninety-nine Taka only', 'নয়শত নিরানব্বই টাকা মাত্র'],
  [100_000, 'One thousand Taka only', 'এক হাজার টাকা মাত্র'],
  [150_500, 'One thousand five hundred five Taka only', 'এক হাজার পাঁচশত পাঁচ টাকা মাত্র'],
  [9_999_900, 'Ninety-nine thousand nine hundred ninety-nine Taka only', 'নিরানব্বই হাজার নয়শত নিরানব্বই টাকা মাত্র'],
  [10_000_000, 'One lakh Taka only', 'এক লক্ষ টাকা মাত্র'],
  [10_507_050, 'One lakh five thousand seventy Taka and fifty poisha only', 'এক লক্ষ পাঁচ হাজার সত্তর টাকা পঞ্চাশ পয়সা মাত্র'],
  [
    9_999_999_99,
    'Ninety-nine lakh ninety-nine thousand nine hundred ninety-nine Taka and ninety-nine poisha only',
    'নিরানব্বই লক্ষ নিরানব্বই হাজার নয়শত নিরানব্বই টাকা নিরানব্বই পয়সা মাত্র',
  ],
  [1_000_000_000, 'One crore Taka only', 'এক কোটি টাকা মাত্র'],
  [123_000_000_000, 'One hundred twenty-three crore Taka only', 'একশত তেইশ কোটি টাকা মাত্র'],
])('when the sum is %i poisha, the words are "%s" and "%s"', (poisha, inEnglish, inBangla) => {
  expect([spellTaka(poisha, english), spellTaka(poisha, bangla)]).toEqual([inEnglish, inBangla])
})

test('when a number is below a hundred, it has one word in Bangla, and no other number has it', () => {
  const names = Array.from({ length: 100 }, (_, n) => bnNumbers.upTo99(n))
  expect([new Set(names).size, names.every((name) => /^[\u0980-\u09ff]+$/.test(name))]).toEqual([100, true])
  expect(names.join('')).toBe(names.join('').normalize('NFC'))
  const some = [20, 29, 51, 69, 79, 88, 89, 98].map((n) => names[n])
  expect(some).toEqual(['বিশ', 'ঊনত্রিশ', 'একান্ন', 'ঊনসত্তর', 'ঊনআশি', 'অষ্টাশি', 'ঊননব্বই', 'আটানব্বই'])
})
