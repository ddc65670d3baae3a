import { expect, test } from 'vitest'
import { initialOf } from './initial-of.ts'

test('a name gives its first letter, large', () => {
  expect(initialOf(' nusrat Jahan')).toBe('N')
})

test('a Bangla letter keeps its vowel sign', () => {
  expect(initialOf('কৌশিক')).toBe('কৌ')
})

test('a Bangla conjunct stays whole', () => {
  expect(initialOf('শ্রাবণী')).toBe('শ্রা')
})

test('an emoji made of several parts stays whole', () => {
  expect(initialOf('👨‍👩‍👧 Rahman')).toBe('👨‍👩‍👧')
})

test('without a name there is nothing to show', () => {
  expect(initialOf('  ')).toBe('')
})
