import { expect, it } from 'vitest'
import { presentSettings } from './present.ts'

it.each([
  [0, 0],
  [1, 0.01],
  [750, 7.5],
  [1500, 15],
  [10_000, 100],
])('when the rate is %i hundredths of a percent, it is told as %f', (vatRateBp, vat_rate) =>
  expect(presentSettings({ vatRateBp })).toEqual({ vat_rate }),
)
