/** Who works here; nobody builds a role of their own. */
export const roles = ['gate', 'cashier', 'manager', 'owner', 'viewer'] as const
export type Role = (typeof roles)[number]

/**
 * `yes` without more, `reason` with one, `approval` with somebody else's PIN; `own` what they did themselves, `branch` at
 * their branches, `today` what is on today at their branch, `read` to look at only.
 */
export type Right = 'yes' | 'no' | 'approval' | 'reason' | 'own' | 'branch' | 'today' | 'read'

/** Everyone's own session: who am I, lock, PIN, language, sign out, ask for an approval. */
const everyone: Right[] = ['yes', 'yes', 'yes', 'yes', 'yes']

/** One line an act, one column a role, in the order of `roles`. The server's guard, the screens and the navigation read it. */
const table = {
  session: everyone,
  /** Scan, let in and out, play clock, head count. */
  scan: ['yes', 'yes', 'yes', 'yes', 'no'],
  /** `own` within 10 minutes, `yes` any of the same day. */
  undo_scan: ['own', 'own', 'yes', 'yes', 'no'],
  /** Another day up to 7 days away, another branch, inside already, a membership's day. */
  let_in_anyway: ['reason', 'reason', 'yes', 'yes', 'no'],
  /** Everything else amber, anything red. */
  let_in_stopped: ['approval', 'approval', 'yes', 'yes', 'no'],
  /** At the counter; take money for an unpaid order; print. */
  sell: ['no', 'yes', 'yes', 'yes', 'no'],
  /** Own counter sale of the same shift, within 15 minutes, nobody let in. */
  void_own_sale: ['no', 'yes', 'yes', 'yes', 'no'],
  /** Any other void, refund, cancel a person. */
  refund: ['no', 'approval', 'yes', 'yes', 'no'],
  /** Open and close a shift, drawer in and out. */
  shift: ['no', 'own', 'yes', 'yes', 'no'],
  /** `today`: name and last 4 digits only. */
  find_orders: ['today', 'yes', 'yes', 'yes', 'read'],
  /** The desk, with all orders and whole numbers; the gate finds its own at the gate. */
  orders: ['no', 'yes', 'yes', 'yes', 'read'],
  /** To the same or a cheaper kind of day. */
  move_visit: ['no', 'yes', 'yes', 'yes', 'no'],
  move_dearer: ['no', 'approval', 'yes', 'yes', 'no'],
  /** Send the SMS again, write notes. */
  resend: ['no', 'yes', 'yes', 'yes', 'no'],
  /** Lengthen a membership. */
  extend: ['no', 'no', 'yes', 'yes', 'no'],
  /** Held payments, stray money. */
  payments: ['no', 'no', 'yes', 'yes', 'read'],
  /** Content, closures, capacity, prices, discounts. */
  content: ['no', 'no', 'yes', 'yes', 'no'],
  /** VAT rate, BIN, name and logo of the centre. */
  tax: ['no', 'no', 'no', 'yes', 'no'],
  /** The figures of today. */
  sales: ['no', 'no', 'branch', 'yes', 'yes'],
  reports: ['no', 'own', 'branch', 'yes', 'yes'],
  settlement: ['no', 'no', 'no', 'yes', 'yes'],
  /** `read` shows no children. */
  customers: ['no', 'yes', 'yes', 'yes', 'read'],
  customer_phone: ['no', 'no', 'yes', 'yes', 'no'],
  /** Merge, erase. */
  customer_erase: ['no', 'no', 'no', 'yes', 'no'],
  /** Gate and cashier. */
  people: ['no', 'no', 'yes', 'yes', 'no'],
  /** Everybody. */
  people_all: ['no', 'no', 'no', 'yes', 'no'],
  /** Pair, unpair. */
  devices: ['no', 'no', 'yes', 'yes', 'no'],
  history: ['no', 'own', 'branch', 'yes', 'yes'],
} satisfies Record<string, Right[]>

export type Act = keyof typeof table
export const acts = Object.keys(table) as [Act, ...Act[]]

export const rightOf = (role: Role, act: Act): Right => table[act][roles.indexOf(role)] ?? 'no'

/** Whether there is a way at all: with a reason, an approval, or of one's own only. */
export const can = (role: Role, act: Act): boolean => rightOf(role, act) !== 'no'

/** Whose PIN approves an act of somebody else. */
export const approversOf = (act: Act): Role[] =>
  roles.some((role) => rightOf(role, act) === 'approval') ? roles.filter((role) => rightOf(role, act) === 'yes') : []

/** Whom one of this role may add and change. */
export const mayKeep = (role: Role, whom: Role): boolean =>
  can(role, 'people_all') || (can(role, 'people') && (whom === 'gate' || whom === 'cashier'))
