import { expect, it } from 'vitest'
import { fileNameFor } from './hand-over-data.ts'

it.each([
  ['Dolna', 'dolna-my-data.json'],
  ['Dolna "Play" Centre\r\n', 'dolna-play-centre-my-data.json'],
  ['দোলনা', 'my-data.json'],
  ['', 'my-data.json'],
])('when the centre is called %j, the file is called %s', (centre, name) => {
  expect(fileNameFor({ centre })).toBe(name)
})
