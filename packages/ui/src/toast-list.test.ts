import { expect, it } from 'vitest'
import { addToast, currentToasts, dropToast } from './toast-list.ts'

const shown = () => currentToasts().map(({ message }) => message)

it('when the same is said again, it is shown once, anew and last', () => {
  addToast('Kid added successfully', false)
  addToast('Adult added successfully', false)
  const [first] = currentToasts()
  addToast('Kid added successfully', false)
  expect(shown()).toEqual(['Adult added successfully', 'Kid added successfully'])
  expect(currentToasts().at(-1)?.id).not.toBe(first?.id)
})

it('when many come at once, the last three are shown', () => {
  currentToasts().forEach(({ id }) => dropToast(id))
  for (const message of ['one', 'two', 'three', 'four']) addToast(message, false)
  expect(shown()).toEqual(['two', 'three', 'four'])
})
