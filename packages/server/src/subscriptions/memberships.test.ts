import { expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { screens } from './memberships.ts'

it('when the gateway or a message sends someone to a screen, that screen exists', () => {
  expect(screens.success(42)).toBe(paths.membershipSuccess.replace(':subscriptionId', '42'))
  expect(screens.fail(42)).toBe(paths.membershipFail.replace(':subscriptionId', '42'))
  expect(screens.detail(42)).toBe(paths.mySubscription.replace(':subscriptionId', '42'))
})
