import type { Verdict } from '#contract/schemas/gate.ts'
import { expect, it } from 'vitest'
import { verdict } from './a-verdict.ts'
import { asksWho, buttonsOf } from './verdict-buttons.ts'

const now = new Date('2026-11-20T12:23:00Z')
const can = (more: Partial<Verdict['can']>): Verdict['can'] => ({
  ...verdict().can,
  people: false,
  undo_until: null,
  ...more,
})

it('when four are let in, the next scan, some of them and undo are offered', () => {
  expect(buttonsOf(verdict(), now)).toEqual({ main: 'next', others: ['some', 'undo'] })
})

it('when one is let in, nobody can be missing', () => {
  expect(buttonsOf(verdict({ let_in: 1 }), now).others).toEqual(['undo'])
})

it('when the time to undo is over, it is not offered', () => {
  expect(buttonsOf(verdict(), new Date('2026-11-20T12:33:00Z')).others).toEqual(['some'])
})

it('when it is amber, letting in anyway is offered, whoever must allow it', () => {
  const amber = { verdict: 'check', reason: 'other_branch' } as const
  for (const anyway of ['free', 'approval'] as const)
    expect(buttonsOf(verdict({ ...amber, can: can({ anyway }) }), now)).toEqual({ main: 'next', others: ['anyway'] })
})

it('when it is booked for another day and may be moved, moving is the big key', () => {
  const other = verdict({ verdict: 'check', reason: 'other_day', can: can({ anyway: 'free', move: true }) })
  expect(buttonsOf(other, now)).toEqual({ main: 'move', others: ['anyway', 'next'] })
})

it('when it is red, a manager can be called, and can enter a PIN', () => {
  const held = verdict({ verdict: 'stop', reason: 'held', can: can({ anyway: 'approval' }) })
  expect(buttonsOf(held, now)).toEqual({ main: 'next', others: ['call', 'pin'] })
})

it('when it is red and a manager stands there, letting in anyway is offered at once', () => {
  const held = verdict({ verdict: 'stop', reason: 'held', can: can({ anyway: 'free' }) })
  expect(buttonsOf(held, now).others).toEqual(['call', 'anyway'])
})

it.each(['forged', 'unknown', 'not_a_pass'] as const)('when it is %s, nobody can let it in', (reason) => {
  expect(buttonsOf(verdict({ verdict: 'stop', reason, can: can({}) }), now)).toEqual({ main: 'next', others: ['call'] })
})

it('when money may be on its way, the payment service can be asked', () => {
  const red = verdict({ verdict: 'stop', reason: 'unpaid', can: can({ anyway: 'approval', ask: true }) })
  expect(buttonsOf(red, now)).toEqual({ main: 'ask', others: ['next', 'call'] })
})

it('when nobody is let in yet and people can be chosen, the gate asks who is here', () => {
  expect(asksWho(verdict({ reason: 'member', let_in: 0, can: can({ people: true }) }))).toBe(true)
  expect(asksWho(verdict())).toBe(false)
  expect(asksWho(verdict({ verdict: 'stop', reason: 'used', let_in: 0, can: can({}) }))).toBe(false)
})
