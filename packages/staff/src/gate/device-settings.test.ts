import { expect, it } from 'vitest'
import { parseSettings } from './device-settings.ts'

const usual = { green: 4, sound: true }

it('when nothing was kept, LET IN stays for 4 seconds and there is sound', () => {
  expect(parseSettings(null)).toEqual(usual)
})

it.each([2, 10, 0])('when %s was chosen, it is kept', (green) => {
  expect(parseSettings(JSON.stringify({ green, sound: false }))).toEqual({ green, sound: false })
})

it.each(['{', 'null', '[]', '{"green":1,"sound":"loud"}', '{"green":11}', '{"green":2.5}', '{"green":"4"}'])(
  'when %s was kept, it is as if nothing was',
  (kept) => {
    expect(parseSettings(kept)).toEqual(usual)
  },
)
