import { expect, test } from 'vitest'
import type { User } from '#contract/schemas/user.ts'
import { draftOf, formOf, isChanged, withChangedChild, withChild, withoutChild } from './profile-draft.ts'

const user: User = {
  id: 1,
  name: 'Nusrat Jahan',
  image: null,
  spouse_name: 'Tanvir Rahman',
  phone: '01712345678',
  email: null,
  heared_by: 'Friends/Family',
  language: 'bn',
  childrens: [
    { name: 'Ayaan', age: 6 },
    { name: 'ইনায়া', age: 4 },
    { name: 'Zara', age: 2 },
  ],
}

const sent = (form: FormData) => Object.fromEntries(form)

test('a profile is sent under the names that the server expects, without the phone', () => {
  expect(sent(formOf(draftOf(user)))).toEqual({
    _method: 'POST',
    name: 'Nusrat Jahan',
    spouse_name: 'Tanvir Rahman',
    email: '',
    heared_by: 'Friends/Family',
    language: 'bn',
    'childrens[0][name]': 'Ayaan',
    'childrens[0][age]': '6',
    'childrens[1][name]': 'ইনায়া',
    'childrens[1][age]': '4',
    'childrens[2][name]': 'Zara',
    'childrens[2][age]': '2',
  })
})

test('when a child is removed, those after it move up', () => {
  const form = sent(formOf(withoutChild(draftOf(user), 1)))
  expect(form['childrens[1][name]']).toBe('Zara')
  expect(form).not.toHaveProperty('childrens[2][name]')
})

test('a child added after one was removed does not take the place of another', () => {
  const draft = withChild(withoutChild(draftOf(user), 0))
  expect(new Set(draft.childrens.map(({ key }) => key)).size).toBe(3)
})

test('a chosen image is sent as a file', () => {
  const image = new File(['x'], 'me.jpg')
  expect(formOf({ ...draftOf(user), image }).get('image')).toBeInstanceOf(File)
})

test('what was typed and taken back again is no change', () => {
  const typed = withChangedChild(draftOf(user), 0, { age: '7' })
  expect(isChanged(typed, user)).toBe(true)
  expect(isChanged(withChangedChild(typed, 0, { age: '6' }), user)).toBe(false)
  expect(isChanged(withoutChild(withChild(typed), 3), user)).toBe(true)
})

test('a chosen image is a change by itself', () => {
  expect(isChanged({ ...draftOf(user), image: new File(['x'], 'me.jpg') }, user)).toBe(true)
})
