import { beforeEach, expect, it, vi } from 'vitest'
import { keepText, readKept } from './kept-text.ts'

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

it('when a page is loaded anew, what was typed is there with the version it was typed over', () => {
  keepText('ride-5', typed)
  expect(readKept('ride-5')).toEqual(typed)
  expect(readKept('ride-6')).toBeNull()
})

it('when it is saved or given up, nothing is left', () => {
  keepText('ride-5', typed)
  keepText('ride-5', null)
  expect(stored.size).toBe(0)
})

it('when something is kept, its name says that it is of the staff, so that an unpaired device forgets it', () => {
  keepText('ride-5', typed)
  expect([...stored.keys()]).toEqual(['staff-text:ride-5'])
})

it.each([['{'], ['"text"'], ['{"values":{}}']])('when %s is found there, the form begins as it is saved', (found) => {
  stored.set('staff-text:ride-5', found)
  expect(readKept('ride-5')).toBeNull()
})

it('when the browser keeps nothing, the form works all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepText('ride-5', typed)).not.toThrow()
  expect(readKept('ride-5')).toBeNull()
})
