import { expect, test } from 'vitest'
import { fillLines } from './fill-lines.ts'

/** Every letter is one wide. */
const lines = (text: string, width: number) =>
  fillLines(text, width, (piece) => Array.from(new Intl.Segmenter().segment(piece)).length)

test('when a text fits, it is one line, to the last letter', () => {
  expect(lines('one two', 7)).toEqual(['one two'])
})

test('when it does not, it goes on with the next word in the next line', () => {
  expect(lines('one two three', 7)).toEqual(['one two', 'three'])
  expect(lines('one two', 6)).toEqual(['one', 'two'])
})

test('when a word is longer than a line, it is broken between letters, never inside one', () => {
  expect(lines('abcdefgh ij', 5)).toEqual(['abcde', 'fgh', 'ij'])
  expect(lines('কিকিকিকি', 2)).toEqual(['কিকি', 'কিকি'])
})
