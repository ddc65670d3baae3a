import { expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { screens } from './ticket-sales.ts'

it('when the gateway or a message sends someone to a screen, that screen exists', () => {
  expect(screens.success(42)).toBe(paths.ticketSuccess.replace(':saleId', '42'))
  expect(screens.fail(42)).toBe(paths.ticketFail.replace(':saleId', '42'))
  expect(screens.detail(42)).toBe(paths.myTicket.replace(':saleId', '42'))
})
