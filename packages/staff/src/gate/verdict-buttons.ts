import type { Verdict } from '#contract/schemas/gate.ts'

export type VerdictButton = 'next' | 'some' | 'undo' | 'anyway' | 'call' | 'pin' | 'ask' | 'move'

/** The big key under the thumb, and what stands below it. */
type Buttons = { main: VerdictButton; others: VerdictButton[] }

type Facts = Pick<Verdict, 'verdict' | 'let_in' | 'can'>

/** Of one who was let in nobody is missing. */
const green = ({ let_in, can }: Facts, now: Date): VerdictButton[] => [
  ...(can.people && let_in > 1 ? (['some'] as const) : []),
  ...(can.undo_until !== null && new Date(can.undo_until) > now ? (['undo'] as const) : []),
]

const keys = { free: ['anyway'], approval: ['pin'], no: [] } as const

export function buttonsOf(facts: Facts, now: Date): Buttons {
  const { verdict, can } = facts
  if (verdict === 'let_in') return { main: 'next', others: green(facts, now) }
  if (verdict === 'stop')
    return can.ask ? { main: 'ask', others: ['next', 'call'] } : { main: 'next', others: ['call', ...keys[can.anyway]] }
  const anyway = can.anyway === 'no' ? [] : (['anyway'] as const)
  return can.move ? { main: 'move', others: [...anyway, 'next'] } : { main: 'next', others: [...anyway] }
}

/** Nobody is let in before somebody says who is here. */
export const asksWho = ({ let_in, can }: Facts): boolean => can.people && let_in === 0
