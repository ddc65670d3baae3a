import { describe, expect, it } from 'vitest'
import { acts, approversOf, can, mayKeep, rightOf, roles } from './rights.ts'

const allowed = (role: (typeof roles)[number]) => acts.filter((act) => can(role, act))

describe('the table of rights', () => {
  it('when somebody is at the gate, they may let people in and nothing of the office', () => {
    expect(allowed('gate')).toEqual(['session', 'scan', 'undo_scan', 'let_in_anyway', 'let_in_stopped', 'find_orders'])
  })

  it('when somebody only looks, they change nothing', () => {
    expect(allowed('viewer').map((act) => `${act}: ${rightOf('viewer', act)}`)).toEqual([
      'session: yes',
      'find_orders: read',
      'orders: read',
      'payments: read',
      'sales: yes',
      'reports: yes',
      'settlement: yes',
      'customers: read',
      'history: yes',
    ])
  })

  it('when somebody owns the centre, there is nothing they may not do', () => {
    expect(allowed('owner')).toEqual(acts)
  })

  it('when an act needs an approval, managers and owners give it, and nobody approves any other', () => {
    expect(acts.filter((act) => approversOf(act).length > 0)).toEqual(['let_in_stopped', 'refund', 'move_dearer'])
    expect(approversOf('refund')).toEqual(['manager', 'owner'])
  })

  it('when a manager keeps people, they are of the gate and the counter', () => {
    expect(roles.filter((whom) => mayKeep('manager', whom))).toEqual(['gate', 'cashier'])
    expect(roles.filter((whom) => mayKeep('owner', whom))).toEqual([...roles])
    expect(roles.filter((whom) => mayKeep('cashier', whom))).toEqual([])
  })
})
