import { expect, it } from 'vitest'
import { imageProblem } from './profile-image.ts'

it.each(['rina.jpg', 'RINA.JPEG', 'rina.v2.png'])('when %s is chosen, its name is fine', (name) => {
  expect(imageProblem({ name, size: 1 })).toBeNull()
})
it.each(['rina.gif', 'rina.svg', 'rina.jpg.exe', 'rina', 'png'])(
  'when %s is chosen, it is of no allowed kind',
  (name) => {
    expect(imageProblem({ name, size: 1 })).toBe('Only JPG, JPEG, and PNG files are allowed.')
  },
)
it('when a file has 5 MB it fits, with one byte more it does not', () => {
  expect(imageProblem({ name: 'rina.jpg', size: 5_242_880 })).toBeNull()
  expect(imageProblem({ name: 'rina.jpg', size: 5_242_881 })).toBe('File size exceeds the maximum limit of 5MB.')
})
it('when a file is empty, that is said', () => {
  expect(imageProblem({ name: 'rina.jpg', size: 0 })).toBe('This file is empty. Please choose another picture.')
})
