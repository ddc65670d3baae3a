import { expect, it } from 'vitest'
import { characterCount, isBlank, isLongerThan, mostCodePoints, tidyLine, tidyLines, tidyText } from './characters.ts'

it.each([
  ['Rina', 4],
  ['মোহাম্মদ আব্দুল্লাহ আল মামুন', 16],
  ['স্ত্রী', 1],
  ['👨‍👩‍👧🇧🇩👍🏽', 3],
  ['e\u0301', 1],
  ['', 0],
])('when %j is counted, a person counts %i', (text, count) => {
  expect(characterCount(text)).toBe(count)
})

it.each(['n', 'ক্ষী', '👨‍👩‍👧', '😀'])('when %j comes 25 times it fits into 25, and 26 times it does not', (character) => {
  expect(isLongerThan(character.repeat(25), 25)).toBe(false)
  expect(isLongerThan(character.repeat(26), 25)).toBe(true)
})

it('when one letter carries hundreds of marks, it is longer than the database takes', () => {
  expect(isLongerThan(`e${'\u0301'.repeat(mostCodePoints(25) - 1)}`, 25)).toBe(false)
  expect(isLongerThan(`e${'\u0301'.repeat(mostCodePoints(25))}`, 25)).toBe(true)
})

it.each(['দোলা <b>"&amp;\'</b>', '👨‍👩‍👧 Mitu', '\u200Fرنا\u200F', 'Zoë  O’Neil'])(
  'when %j is tidied, nothing of it changes',
  (text) => {
    expect(tidyText(text)).toBe(text)
  },
)

it('when a text has line breaks, control characters or what turns text around, it is one harmless line', () => {
  expect(tidyText('  Rina\r\nAkter\u0000\u001B ')).toBe('Rina Akter')
  expect(tidyText('\u202EaniR\u202C \u2066x\u2069')).toBe('aniR x')
})

it('when a text has nothing to see, it is blank', () => {
  for (const text of ['', '   ', '\u200B\u200F\u00A0\uFEFF', '\u3000'])
    expect(isBlank(text), JSON.stringify(text)).toBe(true)
  for (const text of ['.', '\u200Fر', '😀']) expect(isBlank(text), JSON.stringify(text)).toBe(false)
})

it('when a text has several lines, each is tidied and no more than one is empty between two', () => {
  expect(tidyLines(' One\r\n\r\n\r\n\r\ntwo\tthree \u202E\u2028four\uD800\n')).toBe('One\n\ntwo three\nfour')
  expect(tidyLine('a\nb\uDC00 😀')).toBe('a b 😀')
})
