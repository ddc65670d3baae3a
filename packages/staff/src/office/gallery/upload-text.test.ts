import { expect, it } from 'vitest'
import { sumOf, textOf } from './upload-text.ts'

const note = { width: 4000, height: 3000, bytes: 1_800_000, before: 1_800_000 }
const told = { state: 'sending', share: 0.62, note, failure: null } as const

it('when one is on its way, it says how far it is, and what it was made of', () => {
  expect(textOf(told)).toBe('62 %')
  expect(textOf({ ...told, note: { ...note, before: 9_400_000 } })).toBe('62 %, made smaller from 9.4 MB')
  expect(textOf({ ...told, state: 'waiting', note: null })).toBe('Waiting')
})

it('when one is done, it says its weight, or that it will look soft', () => {
  expect(textOf({ ...told, state: 'done' })).toBe('Done, 1.8 MB')
  expect(textOf({ ...told, state: 'done', note: { ...note, width: 640, height: 480 } })).toBe(
    '640 × 480. It will look soft: 960 × 960 or more is better.',
  )
})

it('when one broke or was refused, it says so', () => {
  expect(textOf({ ...told, state: 'broken' })).toBe('The line broke. The rest goes on.')
  const failure = { status: 415, data: { message: 'Only JPG, JPEG, and PNG files are allowed.' } }
  expect(textOf({ ...told, state: 'refused', failure })).toBe('Only JPG, JPEG, and PNG files are allowed.')
  expect(textOf({ ...told, state: 'refused', failure: {} })).toBe('This picture was not taken.')
})

it('when all are counted, those that are refused are not among them, and the rest is told by the pace so far', () => {
  const all = [told, { ...told, state: 'done' }, { ...told, state: 'refused' }, { ...told, state: 'untold' }] as const
  expect(sumOf(all, 40_000)).toEqual({ done: 1, all: 2, percent: 81, pace: '3 at a time · about 10 s' })
  expect(sumOf([], 0)).toEqual({ done: 0, all: 0, percent: 0, pace: '3 at a time' })
})
