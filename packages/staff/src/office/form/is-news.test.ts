import { beforeEach, expect, it, vi } from 'vitest'
import { isNews } from './is-news.ts'
import { keepText } from './kept-text.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const typed = { values: { name: 'Ferris' }, base: { name: 'Ferris Wheel' }, version: 3, clientId: 'one' }
const look = { found: 4, over: 3, isDirty: false, keptAs: 'ride-5' }

it('when somebody else has saved and nothing is typed, the form begins anew with theirs', () => {
  expect(isNews(look)).toBe(true)
  expect(isNews({ ...look, found: 3 })).toBe(false)
  expect(isNews({ ...look, over: null })).toBe(false)
})

it('when something is typed, theirs waits until it is saved', () => {
  expect(isNews({ ...look, isDirty: true })).toBe(false)
})

it('when a page is loaded anew after somebody else has saved, what was typed over the older version stays', () => {
  keepText('ride-5', typed)
  expect(isNews(look)).toBe(false)
  keepText('ride-5', null)
  expect(isNews(look)).toBe(true)
})
