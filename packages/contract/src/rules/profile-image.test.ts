import { expect, it } from 'vitest'
import * as words from '#words/rules.ts'
import { imageProblem } from './profile-image.ts'

it.each(['rina.jpg', 'RINA.JPEG', 'rina.v2.png'])('when %s is chosen, its name is fine', (name) => {
  expect(imageProblem({ name, size: 1 }, words)).toBeNull()
})
it.each(['rina.gif', 'rina.svg', 'rina.jpg.exe', 'rina', 'png'])(
  'when %s is chosen, it is of no allowed kind',
  (name) => {
    expect(imageProblem({ name, size: 1 }, words)).toBe('Only JPG, JPEG, and PNG files are allowed.')
  },
)
it('when a file has 5 MB it fits, with one byte more it does not', () => {
  expect(imageProblem({ name: 'rina.jpg', size: 5_242_880 }, words)).toBeNull()
  expect(imageProblem({ name: 'rina.jpg', size: 5_242_881 }, words)).toBe('File size exceeds the maximum limit of 5MB.')
})
it('when a file is empty, that is said', () => {
  expect(imageProblem({ name: 'rina.jpg', size: 0 }, words)).toBe('This file is empty. Please choose another picture.')
})
